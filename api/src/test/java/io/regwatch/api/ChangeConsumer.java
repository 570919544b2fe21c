package io.regwatch.api;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.BooleanSupplier;

import tools.jackson.databind.JsonNode;

/**
 * A client that keeps a copy of what it sees and follows the feed. It stores its copy
 * with the cursor, now and then; when it is killed, it loses what it has not stored.
 */
final class ChangeConsumer {

	private final ApiClient client;

	private final String workspace;

	private final Random random;

	private final int kills;

	private Map<String, String> stored = Map.of();

	private String cursor = "";

	private int killed;

	ChangeConsumer(ApiClient client, String workspace, Random random, int kills) {
		this.client = client;
		this.workspace = workspace;
		this.random = random;
		this.kills = kills;
	}

	/** Lives and dies until nothing changes any more, and returns its copy. */
	Map<String, String> follow(BooleanSupplier quiet) {
		boolean end = live(quiet);
		while (!end) {
			end = live(quiet);
		}
		return this.stored;
	}

	int killed() {
		return this.killed;
	}

	/** Returns whether it came to the end of the feed after the last change. */
	private boolean live(BooleanSupplier quiet) {
		Map<String, String> copy = new HashMap<>(this.stored);
		String place = this.cursor;
		boolean last = quiet.getAsBoolean();
		JsonNode page = read(place);
		while (!last || !page.get("events").isEmpty()) {
			for (JsonNode event : page.get("events")) {
				if (isKilled()) {
					return false;
				}
				apply(event, copy);
			}
			place = page.get("cursor").asString();
			if (this.random.nextInt(3) == 0) {
				store(copy, place);
			}
			last = quiet.getAsBoolean();
			page = read(place);
		}
		store(copy, page.get("cursor").asString());
		return true;
	}

	private boolean isKilled() {
		boolean kill = this.killed < this.kills && this.random.nextInt(25) == 0;
		this.killed += kill ? 1 : 0;
		return kill;
	}

	private void store(Map<String, String> copy, String place) {
		this.stored = Map.copyOf(copy);
		this.cursor = place;
	}

	private JsonNode read(String place) {
		String after = place.isEmpty() ? "" : "&wait=1&after=" + place;
		return this.client.get("%s/changes?limit=%d%s".formatted(this.workspace, 1 + this.random.nextInt(40), after))
			.json();
	}

	private void apply(JsonNode event, Map<String, String> copy) {
		copy(event.at("/data/link").asString(), event.get("type").asString().equals("visibility.lost"), copy);
		copy(this.workspace + "/references/" + event.at("/data/referenceId").asString(), false, copy);
	}

	private void copy(String link, boolean lost, Map<String, String> copy) {
		Answer answer = this.client.get(link);
		if (lost || answer.status() == 404) {
			copy.remove(link);
		}
		else {
			copy.put(link, answer.body());
		}
	}

}
