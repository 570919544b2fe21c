package io.regwatch.ops.console.inbox;

import java.util.UUID;

import io.regwatch.api.TextFields;
import io.regwatch.ops.console.security.SignedIn;
import io.regwatch.ops.console.workspace.ClientWorkspace;
import io.regwatch.ops.console.workspace.WorkspaceController;

import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** The filters that a person keeps. */
@WorkspaceController
class SavedFilterController {

	private final SavedFilters filters;

	private final InboxLists lists;

	SavedFilterController(SavedFilters filters, InboxLists lists) {
		this.filters = filters;
		this.lists = lists;
	}

	@PostMapping("/filters")
	String save(@ModelAttribute(name = "person", binding = false) SignedIn person,
			@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace, @RequestParam String name,
			InboxFilter filter, RedirectAttributes redirect) {
		// Refuses filters that the list refuses.
		this.lists.read(workspace.id(), filter);
		this.filters.save(person.name(), workspace.id(), TextFields.name("name", name).strip(), filter.getQuery());
		redirect.addFlashAttribute("notice", "Filter '%s' is saved.".formatted(name.strip()));
		return "redirect:/console/workspaces/%s/updates?%s".formatted(workspace.id(), filter.getQuery());
	}

	@PostMapping("/filters/{filter}/delete")
	String delete(@ModelAttribute(name = "person", binding = false) SignedIn person,
			@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			@PathVariable("filter") UUID filter, RedirectAttributes redirect) {
		this.filters.delete(person.name(), workspace.id(), filter);
		redirect.addFlashAttribute("notice", "The filter is deleted.");
		return "redirect:/console/workspaces/%s/updates".formatted(workspace.id());
	}

}
