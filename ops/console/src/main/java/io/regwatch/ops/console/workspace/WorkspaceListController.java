package io.regwatch.ops.console.workspace;

import io.regwatch.ops.console.security.ConsoleController;
import io.regwatch.ops.console.security.SignedIn;

import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;

/** The workspaces that a person sees. */
@ConsoleController
class WorkspaceListController {

	private final WorkspaceAccess workspaces;

	WorkspaceListController(WorkspaceAccess workspaces) {
		this.workspaces = workspaces;
	}

	@GetMapping("/console/workspaces")
	String list(@ModelAttribute("person") SignedIn person, Model model) {
		model.addAttribute("workspaces", this.workspaces.findAll(person.name()));
		return "console/workspaces";
	}

}
