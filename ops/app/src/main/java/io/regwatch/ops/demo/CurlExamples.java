package io.regwatch.ops.demo;

import java.util.ArrayList;
import java.util.List;

/** Requests to the API that a newcomer can paste into a shell. */
public final class CurlExamples {

	private final int port;

	private final DemoAccess access;

	/**
	 * A tour of what the demo's client may read.
	 * @param port where the API will be
	 * @param access of the client
	 */
	public CurlExamples(int port, DemoAccess access) {
		this.port = port;
		this.access = access;
	}

	/**
	 * Lists the stops.
	 * @return in an order that tells a story; the last one changes something
	 */
	public List<Stop> stops() {
		List<Stop> stops = new ArrayList<>();
		stops.add(get("What changed, newest first: %d updates".formatted(this.access.updates().size()), "/updates"));
		stops.add(get("At most five of them, the next ones behind the Link header", "-i", "/updates?limit=5"));
		stops.add(get("Those that speak of cybersecurity", "/updates?search=cybersecurity"));
		stops
			.add(get("Those of the European Union since 2026", "/updates?geography=EU&publicationDateFrom=2026-01-01"));
		this.access.revision().ifPresent((revision) -> {
			stops.add(get("The revision of %s, with its redline".formatted(revision.reference().externalId()),
					"/updates/" + revision.id()));
			stops.add(get("The history of %s, newest version first, with addresses of its files"
				.formatted(revision.reference().externalId()), "/references/" + revision.reference().id()));
		});
		stops.add(get("The guidance that is followed", "/references?type=guidance"));
		stops.add(get("What is subscribed: 3 sources", "/subscriptions"));
		stops.add(new Stop("Follow one source less: {\"updated\":1}",
				"curl -sS -X PATCH %s -H 'Content-Type: application/json' -d '%s' '%s/subscriptions'".formatted(key(),
						"{\"sources\":[{\"sourceId\":\"demo-commonwealth\",\"status\":\"unsubscribed\"}]}",
						workspace())));
		return stops;
	}

	private Stop get(String promise, String path) {
		return new Stop(promise, "curl -sS %s '%s%s'".formatted(key(), workspace(), path));
	}

	private Stop get(String promise, String option, String path) {
		return new Stop(promise, "curl -sS %s %s '%s%s'".formatted(option, key(), workspace(), path));
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
	 * @param promise what it answers
	 * @param command for a shell
	 */
	public record Stop(String promise, String command) {

	}

}
