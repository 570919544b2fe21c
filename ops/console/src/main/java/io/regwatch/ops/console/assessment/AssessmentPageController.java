package io.regwatch.ops.console.assessment;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

import io.regwatch.api.assessment.AssessmentDifference;
import io.regwatch.api.assessment.AssessmentRunProperties;
import io.regwatch.api.assessment.RequestedRun;
import io.regwatch.api.assessment.RequestedRuns;
import io.regwatch.api.assessment.RunDifferences;
import io.regwatch.api.assessment.RunReader;
import io.regwatch.api.assessment.RunState;
import io.regwatch.api.error.NotFoundException;
import io.regwatch.ops.console.security.SignedIn;
import io.regwatch.ops.console.workspace.ClientWorkspace;
import io.regwatch.ops.console.workspace.WorkspaceController;

import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** Assessment runs: estimate, request, follow, stop, and what they have changed. */
@WorkspaceController
class AssessmentPageController {

	private static final int RUNS = 20;

	private static final int DIFFERENCES = 100;

	private static final Set<RunState> UNFINISHED = EnumSet.of(RunState.QUEUED, RunState.RUNNING, RunState.STOPPING);

	private final RequestedRuns runs;

	private final RunReader reader;

	private final RunDifferences differences;

	private final AssessmentRunProperties properties;

	AssessmentPageController(RequestedRuns runs, RunReader reader, RunDifferences differences,
			AssessmentRunProperties properties) {
		this.runs = runs;
		this.reader = reader;
		this.differences = differences;
		this.properties = properties;
	}

	@GetMapping("/assessments")
	String list(@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace, Model model) {
		model.addAttribute("runs", this.reader.findLatest(workspace.id(), RUNS));
		model.addAttribute("models", this.properties.models());
		return "console/assessments";
	}

	@PostMapping("/assessments")
	String request(@ModelAttribute(name = "person", binding = false) SignedIn person,
			@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace, RunForm form) {
		UUID run = this.runs.add(workspace.id(), form.order(this.properties.models()), person.key());
		return page(workspace, run);
	}

	@GetMapping("/assessments/{run}")
	String show(@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			@PathVariable("run") UUID id, Model model) {
		RequestedRun run = find(workspace, id);
		List<UUID> changed = this.differences.findIds(workspace.id(), id);
		List<UUID> shown = changed.stream().limit(DIFFERENCES).toList();
		Map<UUID, AssessmentDifference> rows = shown.isEmpty() ? Map.of()
				: this.differences.find(workspace.id(), id, shown);
		model.addAttribute("run", run);
		model.addAttribute("unfinished", UNFINISHED.contains(run.state()));
		model.addAttribute("changed", changed.size());
		model.addAttribute("differences", shown.stream().flatMap((one) -> Stream.ofNullable(rows.get(one))).toList());
		return "console/assessment";
	}

	@PostMapping("/assessments/{run}/stop")
	String stop(@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			@PathVariable("run") UUID id, RedirectAttributes redirect) {
		this.runs.stop(workspace.id(), find(workspace, id).id());
		redirect.addFlashAttribute("notice", "The run is asked to stop; updates under way are finished.");
		return page(workspace, id);
	}

	private RequestedRun find(ClientWorkspace workspace, UUID run) {
		return this.reader.find(workspace.id(), run)
			.orElseThrow(() -> new NotFoundException("assessment run", run.toString()));
	}

	private static String page(ClientWorkspace workspace, UUID run) {
		return "redirect:/console/workspaces/%s/assessments/%s".formatted(workspace.id(), run);
	}

}
