package io.regwatch.api;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A client that keeps a copy of what it sees and follows the feed. It stores its copy
 * with the cursor in a file, now and then; when it is killed, it loses what it has not
 * stored.
 */
final class ChangeConsumer {

	private static final JsonMapper JSON = new JsonMapper();

	private final ApiClient client;

	private final String workspace;

	private final Path file;

	private final Random random;

	private final int kills;

	private final AtomicInteger killed = new AtomicInteger();

	ChangeConsumer(ApiClient client, String workspace, Path file, Random random, int kills) {
		this.client = client;
		this.workspace = workspace;
		this.file = file;
		this.random = random;
		this.kills = kills;
	}

	/** Follows the feed until the process is killed. */
	static void main(String... arguments) {
		ApiClient client = new ApiClient(Integer.parseInt(arguments[0]), arguments[1]);
		new ChangeConsumer(client, arguments[2], Path.of(arguments[3]), new Random(), 0).follow(() -> false);
	}

	/** Starts again after each kill until it has read the last change. */
	State follow(BooleanSupplier quiet) {
		while (!run(quiet)) {
			// It was killed.
		}
		return load();
	}

	int killed() {
		return this.killed.get();
	}

	/** Returns whether it came to the end of the feed after the last change. */
	boolean run(BooleanSupplier quiet) {
		State state = load();
		boolean last = quiet.getAsBoolean();
		Answer answer = read(state.cursor());
		while (answer.status() == 200) {
			JsonNode page = answer.json();
			if (!applyAll(page.get("events"), state)) {
				return false;
			}
			state = state.at(page.get("cursor").asString());
			boolean end = last && page.get("events").isEmpty();
			if ((end || this.random.nextInt(3) == 0) && !store(state)) {
				return false;
			}
			if (end) {
				return true;
			}
			last = quiet.getAsBoolean();
			answer = read(state.cursor());
		}
		return false;
	}

	private boolean applyAll(JsonNode events, State state) {
		for (JsonNode event : events) {
			if (isKilled() || !apply(event, state)) {
				return false;
			}
		}
		return true;
	}

	private boolean apply(JsonNode event, State state) {
		String type = event.get("type").asString();
		state.received().add(event.get("id").asString());
		boolean gone = type.equals("visibility.lost") || type.equals("update.retracted");
		return copy(event.at("/data/link").asString(), gone, state.copy()) && copy(
				this.workspace + "/references/" + event.at("/data/referenceId").asString(), false, state.copy());
	}

	private boolean copy(String link, boolean gone, Map<String, String> copy) {
		Answer answer = this.client.get(link);
		if (gone || answer.status() == 404) {
			copy.remove(link);
		}
		else if (answer.status() == 200) {
			copy.put(link, answer.body());
		}
		return answer.status() < 500;
	}

	private boolean isKilled() {
		boolean kill = this.killed.get() < this.kills && this.random.nextInt(25) == 0;
		if (kill) {
			this.killed.incrementAndGet();
		}
		return kill;
	}

	private Answer read(String cursor) {
		String after = cursor.isEmpty() ? "" : "&wait=1&after=" + cursor;
		return this.client.get("%s/changes?limit=%d%s".formatted(this.workspace, 1 + this.random.nextInt(40), after));
	}

	private State load() {
		return Files.exists(this.file) ? JSON.readValue(this.file.toFile(), State.class)
				: new State("", new TreeMap<>(), new ArrayList<>());
	}

	/** Stores all of the state or nothing; {@code false} if it is killed meanwhile. */
	private boolean store(State state) {
		try {
			Path temporary = this.file.resolveSibling("next");
			JSON.writeValue(temporary.toFile(), state);
			if (isKilled()) {
				return false;
			}
			Files.move(temporary, this.file, StandardCopyOption.ATOMIC_MOVE);
			return true;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * What a consumer stores.
	 *
	 * @param cursor after which to read; empty at the beginning
	 * @param copy the bodies of all visible resources by their links
	 * @param received the ids of all events
	 */
	record State(String cursor, Map<String, String> copy, List<String> received) {

		State at(String next) {
			return new State(next, this.copy, this.received);
		}

	}

}
