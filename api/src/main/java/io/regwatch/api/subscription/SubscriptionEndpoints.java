package io.regwatch.api.subscription;

import java.util.UUID;

import io.regwatch.api.Endpoints;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;

@Endpoints
@RequestMapping("/api/workspaces/{workspaceId}/subscriptions")
class SubscriptionEndpoints {

	private final SubscriptionTables tables;

	SubscriptionEndpoints(SubscriptionTables tables) {
		this.tables = tables;
	}

	@GetMapping
	Subscriptions get(@RequestAttribute UUID workspace) {
		return this.tables.find(workspace);
	}

	@PatchMapping(consumes = Endpoints.JSON)
	Changed patch(@RequestAttribute UUID workspace, @RequestBody SubscriptionPatch body) {
		Changes changes = Changes.of(body);
		this.tables.apply(workspace, changes);
		return new Changed(changes.size());
	}

	@PostMapping("/generate")
	Asked generate(@RequestAttribute UUID workspace) {
		this.tables.generate(workspace);
		return new Asked(true);
	}

	record Asked(boolean success) {

	}

	record Changed(int updated) {

	}

}
