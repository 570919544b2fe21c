package io.regwatch.api;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.change.ChangeRetention;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.store.Publications;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** Lists of what has changed since a moment, for clients that synchronise by time. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ChangedSinceIT {

	/** Of random changes. */
	private static final int ROUNDS = Integer.getInteger("regwatch.test.change-rounds", 8);

	private TestApplication application;

	private Publications publications;

	private ApiClient client;

	private UUID reference;

	private UUID update;

	private String workspace = "";

	@BeforeAll
	void start(@TempDir Path directory) {
		TestStores stores = TestStores.in(directory);
		this.application = TestApplication.complete(stores, Map.of("regwatch.api.rate-limit.requests", 1_000_000));
		this.client = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Acme", null).key());
		this.publications = new Publications(stores.jdbc());
		this.publications.source("mdcg", "EU", "public");
		this.publications.source("hc", "CA", "public");
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@BeforeEach
	void publish() {
		this.publications.jdbc().sql("DELETE FROM reference").update();
		this.publications.jdbc()
			.sql("UPDATE change_retention SET purged_position = 0, purged_until = '-infinity'")
			.update();
		this.reference = this.publications.reference("mdcg", "MDCG 2019-11", "guidance", "Software");
		this.update = this.publications.update(this.reference, "new_publication", "First", "2026-01-01T00:00:00Z");
		this.workspace = this.client.newWorkspace();
		subscribe("mdcg");
	}

	@Test
	void listWithoutTheFilterHasTheSpecifiedFieldsOnly() {
		assertThat(this.client.get(this.workspace + "/updates?limit=1&publicationDateFrom=2020-01-01").body())
			.doesNotContain("detectedAt", "changedAt");
		assertThat(this.client.get(this.workspace + "/references?limit=1").body()).doesNotContain("detectedAt",
				"changedAt");
	}

	@Test
	void updateThatIsBackdatedIsFound() {
		String before = latest("/updates");
		UUID added = this.publications.update(this.reference, "status_change", "Backdated", "1999-01-01T00:00:00Z");
		JsonNode row = since("/updates", after(before)).json().get(0);
		assertThat(row.get("id").asString()).isEqualTo(added.toString());
		assertThat(Instant.parse(row.get("detectedAt").asString())).isAfter(Instant.now().minus(Duration.ofHours(1)));
		assertThat(Instant.parse(row.get("changedAt").asString())).isAfter(Instant.parse(before));
		assertThat(since("/references", after(before)).all("/id")).containsExactly(this.reference.toString());
	}

	@Test
	void updateWhoseContextChangesIsFoundButNotItsReference() {
		String before = latest("/updates");
		this.publications.assess(this.workspace, this.update, "applicable", "high");
		assertThat(since("/updates", after(before)).all("/context/priority")).containsExactly("high");
		assertThat(since("/updates", after(before) + "&priority=low").json()).isEmpty();
		assertThat(since("/references", after(before)).json()).isEmpty();
	}

	@Test
	void updateThatIsRetractedIsLeftToTheFeed() {
		String before = latest("/updates");
		this.publications.jdbc()
			.sql("UPDATE reference_update SET retracted_at = now(), retraction_reason = 'Mistake' WHERE id = :id")
			.param("id", this.update)
			.update();
		assertThat(since("/updates", after(before)).json()).isEmpty();
		assertThat(since("/references", after(before)).all("/id")).containsExactly(this.reference.toString());
	}

	@Test
	void whatIsSeenAnewIsFound() {
		UUID other = this.publications.reference("hc", "HC 1", "guidance", "Other");
		UUID old = this.publications.update(other, "new_publication", "Old", "2001-01-01T00:00:00Z");
		String before = latest("/updates");
		assertThat(since("/updates", after(before)).json()).isEmpty();
		subscribe("hc");
		assertThat(since("/updates", after(before)).all("/id")).containsExactly(old.toString());
		assertThat(since("/references", after(before)).all("/id")).containsExactly(other.toString());
	}

	@Test
	void pagesEndWithTheSameChangeSoThatTheNextListHasWhatCameMeanwhile() {
		this.publications.update(this.reference, "status_change", "Second", "2026-02-01T00:00:00Z");
		Answer first = since("/updates", "2026-01-01&limit=1");
		assertThat(first.all("/update/title")).containsExactly("Second");
		this.publications.jdbc()
			.sql("UPDATE reference_update SET summary = 'Other' WHERE id = :id")
			.param("id", this.update)
			.update();
		String next = first.response().headers().firstValue("Link").orElseThrow().replaceAll("<(.*)>.*", "$1");
		Answer second = this.client.get(next);
		assertThat(second.all("/update/title")).containsExactly("First");
		List<String> times = new ArrayList<>(first.all("/changedAt"));
		times.addAll(second.all("/changedAt"));
		assertThat(since("/updates", after(new TreeSet<>(times).last())).all("/update/summary"))
			.containsExactly("Other");
		assertThat(since("/references", "2026-01-01&limit=1&search=softw").all("/externalId"))
			.containsExactly("MDCG 2019-11");
	}

	@Test
	void searchMatchesWithoutTheIndex() {
		this.publications.update(this.reference, "status_change", "Sterile packaging", "2026-02-01T00:00:00Z");
		assertThat(since("/updates", "2026-01-01&search=steril").all("/update/title"))
			.containsExactly("Sterile packaging");
		assertThat(since("/updates", "2026-01-01&search=novel").json()).isEmpty();
		assertThat(this.client.get(this.workspace + "/updates.csv?changedSince=2026-01-01&search=steril").body())
			.contains("Sterile packaging")
			.doesNotContain("First");
	}

	/** Changes at random: the lists have exactly what the feed names and still shows. */
	@Test
	void listsHaveWhatTheFeedNames() {
		RandomChanges changes = new RandomChanges(this.application, this.client);
		String random = changes.begin();
		try {
			for (int round = 0; round < ROUNDS; round++) {
				String cursor = cursor(random, "");
				String before = this.publications.jdbc()
					.sql("SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"')")
					.query(String.class)
					.single();
				int[] left = { 5 };
				changes.change(() -> left[0]-- == 0, 2, new Random(round));
				assertThat(listed(random, "/updates", before)).as("round %d", round)
					.isEqualTo(named(random, cursor, "/updates"));
				assertThat(listed(random, "/references", before)).as("round %d", round)
					.containsAll(named(random, cursor, "/references"))
					.isSubsetOf(events(random, cursor).stream()
						.map((event) -> event.at("/data/referenceId").asString())
						.toList());
			}
		}
		finally {
			changes.remove();
		}
	}

	@Test
	void changesWhenTheyWereDeletedAreGone() {
		String before = latest("/updates");
		Instant end = Instant.now().plusSeconds(60);
		while (ChangeRetention.purge(this.application, end) > 0) {
			// There are more.
		}
		assertThat(since("/updates", before).failure(410)).contains("without 'changedSince'");
		assertThat(since("/references", "2020-01-01").failure(410)).contains("without 'changedSince'");
		assertThat(since("/updates", after(before)).json()).isEmpty();
	}

	@Test
	void filterOfAnotherTimeIsRefused() {
		for (String other : List.of("asOf=2026-01-01", "knownAt=2026-01-01", "search=x&searchIn=text",
				"search=x&order=relevance")) {
			assertThat(since("/updates", "2026-01-01&" + other).failure(400)).contains("'changedSince'");
			assertThat(since("/references", "2026-01-01&" + other).failure(400)).contains("'changedSince'");
		}
		assertThat(since("/updates", "2026-01-01&cursor=" + "0".repeat(24)).failure(400)).contains("'cursor'");
	}

	/** What is still seen of the resources of a type that the feed names. */
	private Set<String> named(String followed, String cursor, String list) {
		return events(followed, cursor).stream()
			.filter((event) -> event.at("/data/link").asString().startsWith(followed + list))
			.filter((event) -> !event.get("type").asString().equals("visibility.lost"))
			.filter((event) -> this.client.get(event.at("/data/link").asString()).status() == 200)
			.map((event) -> event.at("/data/id").asString())
			.collect(Collectors.toSet());
	}

	private List<JsonNode> events(String followed, String cursor) {
		return this.client.get(followed + "/changes?limit=1000&after=" + cursor)
			.json()
			.get("events")
			.valueStream()
			.toList();
	}

	private Set<String> listed(String followed, String list, String before) {
		return Set.copyOf(this.client.get(followed + list + "?changedSince=" + before).all("/id"));
	}

	private String cursor(String followed, String after) {
		JsonNode page = this.client.get(followed + "/changes?limit=1000" + after).json();
		String cursor = page.get("cursor").asString();
		return page.get("events").isEmpty() ? cursor : cursor(followed, "&after=" + cursor);
	}

	private void subscribe(String source) {
		this.client.send("PATCH", this.workspace + "/subscriptions",
				"{\"sources\": [{\"sourceId\": \"%s\", \"status\": \"subscribed\"}]}".formatted(source));
	}

	private Answer since(String list, String time) {
		return this.client.get(this.workspace + list + "?changedSince=" + time);
	}

	/** The time of the last change. */
	private String latest(String list) {
		return new TreeSet<>(since(list, "2026-01-01").all("/changedAt")).last();
	}

	private static String after(String time) {
		return Instant.parse(time).plusNanos(1000).toString();
	}

}
