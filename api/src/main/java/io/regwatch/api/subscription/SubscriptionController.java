package io.regwatch.api.subscription;

import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.EntityTags;
import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;

@ApiController
@RequestMapping("/api/workspaces/{workspaceId}/subscriptions")
class SubscriptionController {

	private final SubscriptionRepository subscriptions;

	private final EntityTags tags;

	SubscriptionController(SubscriptionRepository subscriptions, EntityTags tags) {
		this.subscriptions = subscriptions;
		this.tags = tags;
	}

	@GetMapping
	ResponseEntity<Subscriptions> get(@RequestAttribute UUID workspace) {
		return this.tags.tagged(this.subscriptions.find(workspace));
	}

	@PatchMapping(consumes = ApiController.JSON)
	Changed patch(@RequestAttribute UUID workspace, @RequestBody SubscriptionPatch body,
			@RequestHeader(name = HttpHeaders.IF_MATCH, required = false) @Nullable String ifMatch) {
		SubscriptionChanges changes = SubscriptionChanges.of(body);
		this.subscriptions.apply(workspace, changes, (present) -> this.tags.requireMatch(ifMatch, present));
		return new Changed(changes.size());
	}

	@PostMapping("/generate")
	Asked generate(@RequestAttribute UUID workspace) {
		return new Asked(this.subscriptions.generate(workspace));
	}

	record Asked(boolean success) {

	}

	record Changed(int updated) {

	}

}
