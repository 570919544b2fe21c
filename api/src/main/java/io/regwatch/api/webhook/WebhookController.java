package io.regwatch.api.webhook;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.list.QueryParameters;
import io.regwatch.api.savedsearch.SavedSearchMatcher;
import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.security.ApiClient;
import io.regwatch.api.security.Uuids;
import io.regwatch.change.ChangeCursorExpiredException;
import io.regwatch.change.ChangeType;
import io.regwatch.webhook.WebhookDeliveries;
import io.regwatch.webhook.WebhookDelivery;
import io.regwatch.webhook.WebhookEndpoint;
import io.regwatch.webhook.WebhookEndpoints;
import io.regwatch.webhook.Webhooks;
import org.jspecify.annotations.Nullable;

import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.server.ResponseStatusException;

@ApiController
@RequestMapping("/api/webhooks")
class WebhookController {

	private static final int DEFAULT_LIMIT = 100;

	private static final int MAX_LIMIT = 1000;

	private final Webhooks webhooks;

	private final WebhookEndpoints endpoints;

	private final WebhookDeliveries deliveries;

	private final SavedSearchMatcher searches;

	WebhookController(Webhooks webhooks, WebhookEndpoints endpoints, WebhookDeliveries deliveries,
			SavedSearchMatcher searches) {
		this.webhooks = webhooks;
		this.endpoints = endpoints;
		this.deliveries = deliveries;
		this.searches = searches;
	}

	@GetMapping
	List<Webhook> list(@RequestAttribute ApiClient client) {
		return this.endpoints.findOf(client.id()).stream().map(Webhook::of).toList();
	}

	@PostMapping(consumes = ApiController.JSON)
	@ResponseStatus(HttpStatus.CREATED)
	ResponseEntity<CreatedWebhook> create(@RequestAttribute ApiClient client, @RequestBody NewWebhook body) {
		URI url = WebhookFields.url(body.url(), this.endpoints::allows);
		@Nullable UUID workspace = workspace(client, body.workspaceId());
		List<ChangeType> events = (body.events() != null) ? WebhookFields.events(body.events().value()) : List.of();
		@Nullable UUID search = WebhookFields.savedSearch(body.savedSearchId(),
				(id) -> Optional.ofNullable(workspace).flatMap((owner) -> this.searches.find(owner, id)));
		Webhooks.NewEndpoint added = this.webhooks.add(client.id(), workspace, url, events, search)
			.orElseThrow(() -> new InvalidInputException("The client has as many webhooks as it may have"));
		return secret(HttpStatus.CREATED, new CreatedWebhook(get(client, added.id().toString()), added.secret()));
	}

	@GetMapping("/{webhookId}")
	Webhook get(@RequestAttribute ApiClient client, @PathVariable String webhookId) {
		return Webhook.of(find(client, webhookId));
	}

	@PatchMapping(path = "/{webhookId}", consumes = ApiController.JSON)
	Webhook change(@RequestAttribute ApiClient client, @PathVariable String webhookId,
			@RequestBody WebhookChange body) {
		UUID endpoint = find(client, webhookId).id();
		@Nullable URI url = (body.url() != null) ? WebhookFields.url(body.url().value(), this.endpoints::allows) : null;
		@Nullable List<ChangeType> events = (body.events() != null) ? WebhookFields.events(body.events().value()) : null;
		this.webhooks.change(endpoint, url, events, body.checkedEnabled());
		return get(client, webhookId);
	}

	@DeleteMapping("/{webhookId}")
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void delete(@RequestAttribute ApiClient client, @PathVariable String webhookId) {
		this.webhooks.delete(find(client, webhookId).id());
	}

	@PostMapping("/{webhookId}/secret")
	ResponseEntity<Webhooks.NewSecret> rotateSecret(@RequestAttribute ApiClient client,
			@PathVariable String webhookId) {
		return secret(HttpStatus.OK, this.webhooks.rotateSecret(find(client, webhookId).id()));
	}

	@PostMapping("/{webhookId}/ping")
	@ResponseStatus(HttpStatus.ACCEPTED)
	WebhookPing ping(@RequestAttribute ApiClient client, @PathVariable String webhookId) {
		return new WebhookPing(this.webhooks.ping(find(client, webhookId).id()));
	}

	@PostMapping(path = "/{webhookId}/replay", consumes = ApiController.JSON)
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void replay(@RequestAttribute ApiClient client, @PathVariable String webhookId, @RequestBody WebhookReplay body) {
		UUID endpoint = find(client, webhookId).id();
		try {
			if (!this.webhooks.replay(endpoint, workspace(client, body.workspaceId()), body.cursor())) {
				throw WebhookFields.unknownWorkspace(String.valueOf(body.workspaceId()));
			}
		}
		catch (ChangeCursorExpiredException ex) {
			throw new ResponseStatusException(HttpStatus.GONE,
					ex.getMessage() + ": replay after null, which begins with all that is visible", ex);
		}
	}

	@GetMapping("/{webhookId}/deliveries")
	List<WebhookDelivery> listDeliveries(@RequestAttribute ApiClient client, @PathVariable String webhookId,
			@RequestParam(required = false) @Nullable String limit) {
		return this.deliveries.findLatest(find(client, webhookId).id(),
				QueryParameters.integer("limit", limit, 1, MAX_LIMIT, DEFAULT_LIMIT));
	}

	private static <T> ResponseEntity<T> secret(HttpStatus status, T body) {
		return ResponseEntity.status(status).cacheControl(CacheControl.noStore()).body(body);
	}

	private @Nullable UUID workspace(ApiClient client, @Nullable String given) {
		return WebhookFields.workspace(given, (id) -> this.endpoints.owns(client.id(), id));
	}

	private WebhookEndpoint find(ApiClient client, String webhookId) {
		return Uuids.parse(webhookId)
			.flatMap((id) -> this.endpoints.findOf(client.id(), id))
			.orElseThrow(() -> new NotFoundException("webhook", webhookId));
	}

}
