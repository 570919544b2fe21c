package io.regwatch.ops.demo;

import java.util.List;
import java.util.Map;

import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.MediaType;
import org.springframework.web.client.RestClient;

/** A client of the API as any other: over HTTP, with a key. */
public final class DemoClient {

	/** Whose keys the demo makes. */
	public static final String NAME = "Demo client";

	private static final ParameterizedTypeReference<List<Workspace>> WORKSPACES = new ParameterizedTypeReference<>() {
	};

	private static final ParameterizedTypeReference<List<UpdateItem>> UPDATES = new ParameterizedTypeReference<>() {
	};

	private final RestClient api;

	/**
	 * A client of the API on this machine.
	 * @param port of the API
	 * @param key of the client
	 */
	public DemoClient(int port, String key) {
		this.api = RestClient.builder()
			.baseUrl("http://127.0.0.1:%d/api".formatted(port))
			.defaultHeader("X-API-Key", key)
			.build();
	}

	/**
	 * Finds the client's workspace, or makes it.
	 * @param name of the workspace
	 * @return the workspace
	 */
	public Workspace workspace(String name) {
		List<Workspace> known = this.api.get().uri("/workspaces").retrieve().requiredBody(WORKSPACES);
		return known.stream().filter((one) -> one.name().equals(name)).findFirst().orElseGet(() -> add(name));
	}

	/**
	 * Subscribes sources.
	 * @param workspace that follows them
	 * @param sources ids
	 */
	public void subscribe(Workspace workspace, List<String> sources) {
		this.api.patch()
			.uri("/workspaces/{id}/subscriptions", workspace.id())
			.contentType(MediaType.APPLICATION_JSON)
			.body(Map.of("sources",
					sources.stream().map((id) -> Map.of("sourceId", id, "status", "subscribed")).toList()))
			.retrieve()
			.toBodilessEntity();
	}

	/**
	 * Reads the workspace's updates.
	 * @param workspace that follows sources
	 * @return all updates, newest first
	 */
	public List<UpdateItem> updates(Workspace workspace) {
		return this.api.get().uri("/workspaces/{id}/updates", workspace.id()).retrieve().requiredBody(UPDATES);
	}

	private Workspace add(String name) {
		return this.api.post()
			.uri("/workspaces")
			.contentType(MediaType.APPLICATION_JSON)
			.body(Map.of("name", name))
			.retrieve()
			.requiredBody(Workspace.class);
	}

	/**
	 * A workspace.
	 *
	 * @param id of the workspace
	 * @param name of the workspace
	 */
	public record Workspace(String id, String name) {

	}

}
