package io.regwatch.ops.console.inbox;

import java.time.Instant;
import java.util.Map;
import java.util.UUID;

import io.regwatch.api.list.ListPage;
import io.regwatch.api.update.Update;
import io.regwatch.ops.console.security.SignedIn;
import io.regwatch.ops.console.workspace.ClientWorkspace;
import io.regwatch.ops.console.workspace.WorkspaceController;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;
import org.jspecify.annotations.Nullable;

import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** The updates of a workspace, page by page. */
@WorkspaceController
class InboxController {

	private final InboxLists lists;

	private final InboxFields fields;

	private final InboxVisits visits;

	private final SavedFilters filters;

	InboxController(InboxLists lists, InboxFields fields, InboxVisits visits, SavedFilters filters) {
		this.lists = lists;
		this.fields = fields;
		this.visits = visits;
		this.filters = filters;
	}

	@GetMapping("/updates")
	String list(@ModelAttribute(name = "person", binding = false) SignedIn person,
			@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			@ModelAttribute("filter") InboxFilter filter, Model model) {
		ListPage<Update> page = this.lists.read(workspace.id(), filter);
		@Nullable UnseenChanges unseen = this.visits.findUnseen(person.name(), workspace.id()).orElse(null);
		Map<UUID, String> marks = (unseen != null) ? unseen.marks() : Map.of();
		Map<UUID, Instant> dates = this.fields.findEffectiveDates(page.rows().stream().map(Update::id).toList());
		model.addAttribute("entries",
				page.rows()
					.stream()
					.map((update) -> new InboxEntry(update, dates.get(update.id()), marks.get(update.id())))
					.toList());
		model.addAttribute("next", page.cursor());
		model.addAttribute("unseen", unseen);
		model.addAttribute("saved", this.filters.findAll(person.name(), workspace.id()));
		model.addAttribute("sources", this.fields.findSources(workspace.id()));
		model.addAttribute("statuses", ApplicabilityStatus.values());
		model.addAttribute("priorities", Priority.values());
		return "console/inbox";
	}

	@PostMapping("/updates/seen")
	String markSeen(@ModelAttribute(name = "person", binding = false) SignedIn person,
			@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			RedirectAttributes redirect) {
		this.visits.markSeen(person.name(), workspace.id());
		redirect.addFlashAttribute("notice", "All updates are marked as seen. From now on, what is new is marked.");
		return "redirect:/console/workspaces/%s/updates".formatted(workspace.id());
	}

}
