package io.regwatch.ops.demo;

import java.util.ArrayList;
import java.util.List;

/** Example requests to the API, to be pasted into a shell. */
public final class CurlExamples {

	private final int port;

	private final DemoAccess access;

	/**
	 * Examples for the demo's client.
	 * @param port of the API
	 * @param access of the client
	 */
	public CurlExamples(int port, DemoAccess access) {
		this.port = port;
		this.access = access;
	}

	/**
	 * Returns all examples.
	 * @return reads first; the last one changes a subscription
	 */
	public List<Example> all() {
		List<Example> examples = new ArrayList<>();
		examples.add(get("What changed, newest first: %d updates".formatted(this.access.updates().size()), "/updates"));
		examples.add(get("At most five of them; the Link header names the next page", "-i", "/updates?limit=5"));
		examples.add(get("Updates about cybersecurity", "/updates?search=cybersecurity"));
		examples.add(get("Updates of the European Union since 2026",
				"/updates?geography=EU&publicationDateFrom=2026-01-01"));
		this.access.revision().ifPresent((revision) -> {
			examples.add(get("The revision of %s, with its redline".formatted(revision.reference().externalId()),
					"/updates/" + revision.id()));
			examples.add(get("The versions of %s, newest first, with links to its files"
				.formatted(revision.reference().externalId()), "/references/" + revision.reference().id()));
		});
		examples.add(get("Subscribed guidance", "/references?type=guidance"));
		examples.add(get("Subscriptions: 3 sources", "/subscriptions"));
		examples.add(new Example("Unsubscribe a source: {\"updated\":1}",
				"curl -sS -X PATCH %s -H 'Content-Type: application/json' -d '%s' '%s/subscriptions'".formatted(key(),
						"{\"sources\":[{\"sourceId\":\"demo-commonwealth\",\"status\":\"unsubscribed\"}]}",
						workspace())));
		return examples;
	}

	private Example get(String title, String path) {
		return new Example(title, "curl -sS %s '%s%s'".formatted(key(), workspace(), path));
	}

	private Example get(String title, String option, String path) {
		return new Example(title, "curl -sS %s %s '%s%s'".formatted(option, key(), workspace(), path));
	}

	private String key() {
		return "-H 'X-API-Key: %s'".formatted(this.access.key());
	}

	private String workspace() {
		return "http://127.0.0.1:%d/api/workspaces/%s".formatted(this.port, this.access.workspace().id());
	}

	/**
	 * One request.
	 *
	 * @param title what it shows
	 * @param command for a shell
	 */
	public record Example(String title, String command) {

	}

}
