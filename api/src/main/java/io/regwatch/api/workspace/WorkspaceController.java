package io.regwatch.api.workspace;

import java.util.List;
import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.security.ApiClient;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;

@ApiController
class WorkspaceController {

	private final Workspaces workspaces;

	WorkspaceController(Workspaces workspaces) {
		this.workspaces = workspaces;
	}

	@GetMapping("/api/workspaces")
	List<Workspace> list(@RequestAttribute ApiClient client) {
		return this.workspaces.findOf(client.id(), client.workspaceIds());
	}

	@PostMapping(path = "/api/workspaces", consumes = ApiController.JSON)
	@ResponseStatus(HttpStatus.CREATED)
	Workspace create(@RequestAttribute ApiClient client, @RequestBody NewWorkspace body) {
		return this.workspaces.add(client.id(), body.checkedName());
	}

	@DeleteMapping("/api/workspaces/{workspaceId}")
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void delete(@RequestAttribute UUID workspace) {
		this.workspaces.delete(workspace);
	}

}
