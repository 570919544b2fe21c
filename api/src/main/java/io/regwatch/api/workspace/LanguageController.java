package io.regwatch.api.workspace;

import java.util.UUID;

import io.regwatch.api.ApiController;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;

@ApiController
@RequestMapping("/api/workspaces/{workspaceId}/language")
class LanguageController {

	private final Workspaces workspaces;

	LanguageController(Workspaces workspaces) {
		this.workspaces = workspaces;
	}

	@GetMapping
	WorkspaceLanguage get(@RequestAttribute UUID workspace) {
		return this.workspaces.findLanguage(workspace);
	}

	@PutMapping(consumes = ApiController.JSON)
	WorkspaceLanguage replace(@RequestAttribute UUID workspace, @RequestBody LanguageChange body) {
		WorkspaceLanguage language = body.check();
		this.workspaces.setLanguage(workspace, language);
		return language;
	}

}
