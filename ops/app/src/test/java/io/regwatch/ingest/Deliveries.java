package io.regwatch.ingest;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

import io.regwatch.change.ChangeBatch;
import io.regwatch.change.ChangeCursor;
import io.regwatch.change.ChangeFeed;
import io.regwatch.change.ChangeType;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.ops.api.WebhookReceiver;
import io.regwatch.webhook.Webhooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** The change feed of each workspace, delivered to a webhook of its own. */
final class Deliveries implements AutoCloseable {

	private static final String FIND_WORKSPACES = "SELECT id, client_id FROM workspace ORDER BY name";

	/** What becomes visible is listed when it is read, so later reads list more. */
	private static final Set<ChangeType> TYPES = EnumSet.complementOf(EnumSet.of(ChangeType.VISIBILITY_GAINED));

	private static final int PAGE = 500;

	private static final Duration TIMEOUT = Duration.ofMinutes(5);

	private final TestStores stores;

	private final WebhookReceiver receiver = new WebhookReceiver();

	private final Map<UUID, ChangeCursor> begins = new LinkedHashMap<>();

	/** The receiver takes its time, so that workers are killed while they deliver. */
	Deliveries(TestStores stores) {
		this.stores = stores;
		this.receiver.respond(204, 20);
		this.receiver.start();
	}

	/** The settings of workers that deliver. */
	Map<String, String> environment() {
		return Map.of("REGWATCH_WEBHOOKS_ALLOWEDPRIVATEORIGINS", this.receiver.origin());
	}

	/** Adds a webhook for each workspace. */
	void begin(TestApplication application) {
		this.stores.jdbc().sql(FIND_WORKSPACES).query((row, _) -> {
			UUID workspace = row.getObject("id", UUID.class);
			URI url = URI.create("%s/%s".formatted(this.receiver.origin(), workspace));
			this.begins.put(workspace, application.bean(ChangeFeed.class).end());
			return application.bean(Webhooks.class)
				.add(row.getObject("client_id", UUID.class), workspace, url, TYPES, null)
				.orElseThrow();
		}).list();
	}

	/**
	 * Waits until each webhook has what the feed has, in its order: a message may come
	 * more than once, but none is missing.
	 */
	void checkComplete(TestApplication application) {
		this.begins.forEach((workspace, begin) -> await().atMost(TIMEOUT).untilAsserted(() -> {
			List<String> feed = feed(application.bean(ChangeFeed.class), workspace, begin);
			assertThat(feed).isNotEmpty();
			assertThat(received(workspace)).as("delivered of %s", workspace).isEqualTo(feed);
		}));
	}

	/** How many messages came, those that came again included, and how many there are. */
	String report() {
		long distinct = this.begins.keySet().stream().mapToLong((workspace) -> received(workspace).size()).sum();
		return "%d messages of webhooks, %d of them repeated".formatted(this.receiver.received().size(),
				this.receiver.received().size() - distinct);
	}

	@Override
	public void close() {
		this.receiver.close();
	}

	private List<String> received(UUID workspace) {
		return this.receiver.received()
			.stream()
			.filter((message) -> message.path().equals("/" + workspace))
			.map(WebhookReceiver.Message::id)
			.distinct()
			.toList();
	}

	private static List<String> feed(ChangeFeed feed, UUID workspace, ChangeCursor begin) {
		List<String> ids = new ArrayList<>();
		ChangeCursor cursor = begin;
		ChangeBatch batch;
		do {
			batch = feed.read(workspace, cursor, PAGE);
			batch.changes()
				.stream()
				.filter((change) -> TYPES.contains(change.type()))
				.map((change) -> workspace + "_" + change.cursor().text())
				.forEach(ids::add);
			cursor = batch.cursor();
		}
		while (batch.changes().size() == PAGE);
		return ids;
	}

}
