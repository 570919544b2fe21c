package io.regwatch.api;

import java.nio.charset.StandardCharsets;
import java.util.UUID;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A right request of each operation. One that is new in the contract fails here until it
 * has one.
 */
record Samples(PublishedApi.Api api) {

	static final JsonMapper JSON = new JsonMapper();

	static final String RECEIVER = "https://receiver.example.org/regwatch";

	/** A workspace with a product that follows everything. */
	String workspace() {
		String workspace = this.api.everything();
		this.api.client().send("PATCH", workspace + "/profile", "{\"products\": [{\"name\": \"Stem\"}]}");
		requestRun(workspace);
		addWebhook(workspace);
		addSearch(workspace);
		return workspace;
	}

	/** The run that the workspace has requested. */
	private static UUID run(String workspace) {
		return UUID.nameUUIDFromBytes(workspace.getBytes(StandardCharsets.UTF_8));
	}

	/** The endpoint of the workspace's client, which is disabled. */
	private void addWebhook(String workspace) {
		this.api.publications()
			.jdbc()
			.sql("""
					INSERT INTO webhook_endpoint (id, client_id, workspace_id, url, disabled_at, disabled_reason)
					SELECT :webhook, client_id, id, :url, now(), 'A test'
					FROM workspace
					WHERE id = CAST(:workspace AS uuid)
					""")
			.param("webhook", run(workspace))
			.param("url", RECEIVER)
			.param("workspace", workspace.substring(workspace.lastIndexOf('/') + 1))
			.update();
	}

	private void addSearch(String workspace) {
		this.api.publications()
			.jdbc()
			.sql("""
					INSERT INTO saved_search (id, workspace_id, name, status, priority, source, geography)
					VALUES (:id, CAST(:workspace AS uuid), 'All', '{}', '{}', '{}', '{}')
					""")
			.param("id", run(workspace))
			.param("workspace", workspace.substring(workspace.lastIndexOf('/') + 1))
			.update();
	}

	private UUID version() {
		return this.api.publications()
			.jdbc()
			.sql("SELECT current_version_id FROM reference WHERE id = :id")
			.param("id", this.api.software())
			.query(UUID.class)
			.single();
	}

	private void requestRun(String workspace) {
		this.api.publications()
			.jdbc()
			.sql("""
					INSERT INTO assessment_request (id, workspace_id, preview, forced, key_id)
					VALUES (:run, CAST(:workspace AS uuid), false, true, 'key')
					""")
			.param("run", run(workspace))
			.param("workspace", workspace.substring(workspace.lastIndexOf('/') + 1))
			.update();
	}

	/** A path with ids that are there, and the parameters that are required. */
	String address(Contract.Operation operation, String workspace) {
		String path = path(operation, workspace);
		return operation.id().equals("listPassages") ? path + "?search=software" : path;
	}

	/** A path with ids that are there. */
	String path(Contract.Operation operation, String workspace) {
		return path(operation.path(), workspace);
	}

	/** A path of which some ids may be given already. */
	String path(String template, String workspace) {
		String path = template.replace("/api/workspaces/{workspaceId}", workspace)
			.replace("{referenceId}", this.api.software().toString())
			.replace("{versionId}", version().toString())
			.replace("{webhookId}", run(workspace).toString())
			.replace("{searchId}", run(workspace).toString())
			.replace("{runId}", run(workspace).toString())
			.replace("{updateId}", this.api.softwareRevised().toString());
		if (path.contains("{")) {
			throw new AssertionError("Give an id for '%s'".formatted(path));
		}
		return path;
	}

	/** A body with every field; {@code null} where none is asked for. */
	@Nullable JsonNode body(Contract.Operation operation, String workspace) {
		if (operation.requestSchema().isEmpty()) {
			return null;
		}
		return JSON.readTree(switch (operation.id()) {
			case "createWorkspace" -> "{\"name\": \"Implants\"}";
			case "setLanguage" -> "{\"language\": \"de\"}";
			case "updateProfile" -> """
					{"companyDescription": "About us", "markets": ["EU"], "riskClassifications": ["III"],
					"deviceCharacteristics": ["sterile"], "therapeuticAreas": ["orthopaedics"],
					"products": [{"id": "%s", "name": "Stem", "description": "Titanium"}]}"""
				.formatted(product(workspace));
			case "updateSubscriptions" -> """
					{"sources": [{"sourceId": "hc", "status": "unsubscribed"}],
					"references": [{"referenceId": "%s", "status": "subscribed"}]}""".formatted(this.api.software());
			case "generateProfile" -> "{\"url\": \"%s\"}".formatted(this.api.company().uri("/"));
			case "createAssessmentRun" -> """
					{"updates": ["%s"], "since": "2026-01-01", "forced": true, "preview": false, "budgetTokens": 5000,
					"reason": "Auditor asked", "model": null}""".formatted(this.api.softwareRevised());
			case "createWebhook" -> """
					{"url": "%s", "workspaceId": null, "events": ["update.created"], "savedSearchId": null}"""
				.formatted(RECEIVER);
			case "createSavedSearch", "replaceSavedSearch" -> """
					{"name": "Implants", "search": "implant", "status": ["applicable"], "priority": ["high"],
					"source": ["hc"], "geography": ["EU"]}""";
			case "updateWebhook" ->
				"{\"url\": \"%s\", \"events\": [\"update.created\"], \"enabled\": false}".formatted(RECEIVER);
			case "replayWebhook" -> "{\"after\": \"s0\", \"workspaceId\": null}";
			case "putReview" -> """
					{"status": "applicable", "priority": "high", "note": "Our stems", "reasonCode": "own_device",
					"basedOn": null}""";
			default -> throw new AssertionError("Give a body for '%s'".formatted(operation.id()));
		});
	}

	/** Sends a right request. */
	Answer send(Contract.Operation operation, ApiClient client, String workspace) {
		JsonNode body = body(operation, workspace);
		return client.send(operation.method(), address(operation, workspace), (body != null) ? body.toString() : "");
	}

	private String product(String workspace) {
		return this.api.client().get(workspace + "/profile").json().at("/products/0/id").asString();
	}

}
