package io.regwatch.api;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.TestApplication;
import io.regwatch.store.FileStore;
import io.regwatch.store.Publications;
import io.regwatch.store.StoredFile;

/**
 * A client with a source of its own and two workspaces. Everything that only its owner
 * may read has a word that stands nowhere else.
 *
 * @param client with a key for everything
 * @param word in documents of its source
 * @param file the SHA-256 of a file of its source
 * @param ids of its document, by the names of the parameters of paths
 * @param workspaces with what they have stored
 */
record Tenant(ApiClient client, String word, String file, Map<String, String> ids, List<Stored> workspaces) {

	/**
	 * A workspace.
	 *
	 * @param path of the workspace
	 * @param word in everything that it has stored
	 * @param ids of what it has stored, by the names of the parameters of paths
	 */
	record Stored(String path, String word, Map<String, String> ids) {

	}

	static Tenant create(TestApplication application, Publications publications, String name) throws IOException {
		ApiClient client = new ApiClient(application.port(), application.bean(ApiKeys.class).create(name, null).key());
		String word = newWord();
		publications.source(name, "EU", "clients");
		publications.nameClient(name, name);
		publications.redistribute(name, "file");
		UUID reference = publications.reference(name, "Document", "guidance", "Guidance " + word);
		publications.update(reference, "new_publication", "First " + word, "2026-01-01T00:00:00Z");
		UUID update = publications.revise(reference);
		FileStore files = application.bean(FileStore.class);
		StoredFile file = files.store(new ByteArrayInputStream(("%PDF-1.7 " + word).getBytes(StandardCharsets.UTF_8)));
		files.record(file);
		publications.attach(reference, 2, file.hash().hex(), "application/pdf");
		String version = publications.jdbc()
			.sql("SELECT current_version_id FROM reference WHERE id = :id")
			.param("id", reference)
			.query(String.class)
			.single();
		Map<String, String> ids = Map.of("referenceId", reference.toString(), "updateId", update.toString(),
				"versionId", version);
		return new Tenant(client, word, file.hash().hex(), ids,
				List.of(workspace(client, publications, name, update), workspace(client, publications, name, update)));
	}

	private static Stored workspace(ApiClient client, Publications publications, String source, UUID update) {
		String word = newWord();
		String path = "/api/workspaces/"
				+ id(client.send("POST", "/api/workspaces", "{\"name\": \"%s\"}".formatted(word)), "/id");
		client.send("PATCH", path + "/subscriptions",
				"{\"sources\": [{\"sourceId\": \"%s\", \"status\": \"subscribed\"}]}".formatted(source));
		client.send("PATCH", path + "/profile",
				"{\"companyDescription\": \"%1$s\", \"products\": [{\"name\": \"%1$s\"}]}".formatted(word));
		client.send("PUT", path + "/updates/%s/review".formatted(update),
				"""
						{"status": "applicable", "priority": "high", "note": "%s", "reasonCode": "own_device", "basedOn": null}"""
					.formatted(word));
		publications.assess(path, update, "applicable", "high");
		publications.jdbc()
			.sql("UPDATE assessment SET impact_summary = :word WHERE workspace_id = CAST(:workspace AS uuid)")
			.param("word", word)
			.param("workspace", path.substring(path.lastIndexOf('/') + 1))
			.update();
		Map<String, String> ids = new LinkedHashMap<>();
		ids.put("searchId", id(client.send("POST", path + "/searches", "{\"name\": \"%s\"}".formatted(word)), "/id"));
		ids.put("webhookId", id(client.send("POST", "/api/webhooks", """
				{"url": "https://receiver.example.org/%s", "workspaceId": "%s"}""".formatted(word,
				path.substring(path.lastIndexOf('/') + 1))), "/webhook/id"));
		ids.put("runId", id(client.send("POST", path + "/assessments", "{\"reason\": \"%s\"}".formatted(word)), "/id"));
		return new Stored(path, word, ids);
	}

	private static String id(Answer answer, String field) {
		String id = answer.json().at(field).asString();
		if (id.isEmpty()) {
			throw new AssertionError(answer.body());
		}
		return id;
	}

	/** Of letters only, so that no format and no tokenizer divides it. */
	private static String newWord() {
		return "w" + UUID.randomUUID().toString().replace("-", "").replaceAll("[0-9]", "z");
	}

}
