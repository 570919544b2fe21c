package io.regwatch.ops.console.operation;

import java.util.List;
import java.util.UUID;

import io.regwatch.batch.RunSteps;
import io.regwatch.ingest.report.RunFigures;
import io.regwatch.ingest.report.SourceReports;
import io.regwatch.ops.console.security.ConsoleController;

import org.springframework.http.HttpStatus;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** The runs of all sources with their progress; stop and resume one. */
@ConsoleController
class RunController {

	private static final int LIMIT = 100;

	/** Name of the job of Spring Batch. */
	private static final String JOB = "ingest";

	private final SourceReports reports;

	private final RunSteps steps;

	private final RunLog log;

	private final RunEvents events;

	private final RunRequests requests;

	RunController(SourceReports reports, RunSteps steps, RunLog log, RunEvents events, RunRequests requests) {
		this.reports = reports;
		this.steps = steps;
		this.log = log;
		this.events = events;
		this.requests = requests;
	}

	@GetMapping("/console/runs")
	String list(Model model) {
		List<RunFigures> runs = this.reports.findRecent(LIMIT);
		model.addAttribute("runs", runs);
		model.addAttribute("state", RunEvents.fingerprint(runs));
		return "console/runs";
	}

	@GetMapping("/console/runs/events")
	SseEmitter listEvents() {
		return this.events.open(() -> this.reports.findRecent(LIMIT), (_) -> false);
	}

	@GetMapping("/console/runs/{id}")
	String show(@PathVariable UUID id, Model model) {
		RunFigures run = find(id);
		model.addAttribute("run", run);
		model.addAttribute("state", RunEvents.fingerprint(run));
		model.addAttribute("unfinished", run.finishedAt() == null);
		model.addAttribute("progress", this.log.findProgress(id));
		model.addAttribute("steps", this.steps.find(JOB, id));
		model.addAttribute("events", this.log.findEvents(id, LIMIT));
		model.addAttribute("missing", this.reports.findMissing(id));
		return "console/run";
	}

	@GetMapping("/console/runs/{id}/events")
	SseEmitter showEvents(@PathVariable UUID id) {
		find(id);
		return this.events.open(() -> find(id), (run) -> run.finishedAt() != null);
	}

	@PostMapping("/console/runs/{id}/stop")
	String stop(@PathVariable UUID id, RedirectAttributes redirect) {
		this.requests.stop(find(id).id());
		redirect.addFlashAttribute("notice", "The run is stopped; workers finish the items that they have begun.");
		return "redirect:/console/runs/" + id;
	}

	@PostMapping("/console/runs/{id}/resume")
	String resume(@PathVariable UUID id, RedirectAttributes redirect) {
		this.requests.resume(find(id).id());
		redirect.addFlashAttribute("notice", "The run is resumed; a worker continues it.");
		return "redirect:/console/runs/" + id;
	}

	private RunFigures find(UUID id) {
		return this.reports.find(id)
			.orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND, "There is no run '%s'".formatted(id)));
	}

}
