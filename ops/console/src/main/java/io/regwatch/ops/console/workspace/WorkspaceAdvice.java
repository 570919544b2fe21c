package io.regwatch.ops.console.workspace;

import java.util.UUID;

import io.regwatch.ops.console.security.ConsoleEnabled;
import io.regwatch.ops.console.security.SignedIn;

import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;

/** Finds the workspace of a page, and refuses those that the person does not see. */
@ConsoleEnabled
@ControllerAdvice(annotations = WorkspaceController.class)
class WorkspaceAdvice {

	private final WorkspaceAccess workspaces;

	WorkspaceAdvice(WorkspaceAccess workspaces) {
		this.workspaces = workspaces;
	}

	@ModelAttribute("workspace")
	ClientWorkspace workspace(@PathVariable("workspace") UUID workspace,
			@ModelAttribute(name = "person", binding = false) SignedIn person) {
		return this.workspaces.get(person.name(), workspace);
	}

}
