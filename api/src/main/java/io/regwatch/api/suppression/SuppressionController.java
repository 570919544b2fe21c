package io.regwatch.api.suppression;

import java.util.List;
import java.util.UUID;

import io.regwatch.api.ApiController;

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
	List<SuppressedUpdate> list(@RequestAttribute UUID workspace) {
		return this.updates.find(workspace);
	}

}
