package io.regwatch.api.suppression;

import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.list.ListResponse;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestMapping;

@ApiController
@RequestMapping("/api/workspaces/{workspaceId}/suppressed")
class SuppressionController {

	private final SuppressedUpdates updates;

	SuppressionController(SuppressedUpdates updates) {
		this.updates = updates;
	}

	@GetMapping
	ListResponse<SuppressedUpdate> list(@RequestAttribute UUID workspace) {
		return ListResponse.of(this.updates.findIds(workspace), (ids) -> this.updates.find(workspace, ids));
	}

}
