package io.regwatch.ops.demo;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.MediaType;
import org.springframework.web.client.RestClient;

/** A client of the API over HTTP, with a key. */
public final class DemoClient {

	/** Name of the client whose keys the demo creates. */
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
	 * Finds the client's workspace, or creates it.
	 * @param name of the workspace
	 * @return the workspace
	 */
	public Workspace workspace(String name) {
		List<Workspace> known = this.api.get().uri("/workspaces").retrieve().requiredBody(WORKSPACES);
		return known.stream().filter((one) -> one.name().equals(name)).findFirst().orElseGet(() -> add(name));
	}

	/**
	 * Generates a profile from a company's website.
	 * @param workspace of the company
	 * @param website of the company
	 */
	public void generateProfile(Workspace workspace, URI website) {
		this.api.post()
			.uri("/workspaces/{id}/profile/generate", workspace.id())
			.contentType(MediaType.APPLICATION_JSON)
			.body(Map.of("url", website.toString()))
			.retrieve()
			.toBodilessEntity();
	}

	/**
	 * Reads a profile.
	 * @param workspace of the company
	 * @return the profile
	 */
	public Profile profile(Workspace workspace) {
		return this.api.get().uri("/workspaces/{id}/profile", workspace.id()).retrieve().requiredBody(Profile.class);
	}

	/**
	 * Changes a profile.
	 * @param workspace of the company
	 * @param fields the new ones
	 */
	public void changeProfile(Workspace workspace, Map<String, ?> fields) {
		this.api.patch()
			.uri("/workspaces/{id}/profile", workspace.id())
			.contentType(MediaType.APPLICATION_JSON)
			.body(fields)
			.retrieve()
			.toBodilessEntity();
	}

	/**
	 * Adds a market to a profile.
	 * @param workspace of the company
	 * @param market code of a geography
	 */
	public void addMarket(Workspace workspace, String market) {
		changeProfile(workspace, Map.of("markets",
				Stream.concat(profile(workspace).markets().stream(), Stream.of(market)).distinct().toList()));
	}

	/**
	 * Subscribes sources.
	 * @param workspace to be subscribed
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
	 * @param workspace of the client
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
	 * A profile.
	 *
	 * @param companyDescription {@code null} if it is not known
	 * @param markets codes of geographies
	 * @param products of the company
	 */
	public record Profile(@Nullable String companyDescription, List<String> markets, List<Product> products) {

		public Profile {
			markets = List.copyOf(markets);
			products = List.copyOf(products);
		}

	}

	/**
	 * A product.
	 *
	 * @param name of the product
	 */
	public record Product(String name) {

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
