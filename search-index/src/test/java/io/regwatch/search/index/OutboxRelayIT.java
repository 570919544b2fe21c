package io.regwatch.search.index;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import io.regwatch.store.OutboxEntry.Kind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class OutboxRelayIT {

	private final SearchFixture fixture = SearchFixture.create();

	private final OutboxRelay relay = this.fixture.relay();

	private final Rows rows = this.fixture.rows();

	private final IndexedDocuments documents = this.fixture.documents();

	@BeforeEach
	void prepare() {
		this.fixture.reindex().prepare();
	}

	@AfterEach
	void close() {
		this.fixture.close();
	}

	@Test
	void drainWhenRowsWereAddedIndexesThem() {
		UUID reference = this.rows.addReference("MDCG 2019-11", "Prüfung of Software");
		UUID update = this.rows.addUpdate(reference, "Revised");
		assertThat(this.relay.drain()).isEqualTo(new DrainResult(2, List.of(), false));
		assertThat(this.fixture.outbox().count()).isZero();
		assertThat(this.documents.source(Index.REFERENCES, reference)).containsEntry("externalId", "mdcg201911")
			.containsEntry("sourceId", "eu-mdcg")
			.containsEntry("geography", "EU")
			.containsEntry("title", "prufung of software");
		assertThat(this.documents.source(Index.UPDATES, update)).containsEntry("referenceId", reference.toString())
			.containsEntry("publicationDate", "2026-03-01T10:00:00.123Z")
			.containsEntry("text", List.of("revised", "in short", "at length", "prufung of software"));
	}

	@Test
	void drainWhenManyBatchesIndexesAll() {
		for (int i = 0; i < 30; i++) {
			this.rows.addReference("X " + i, "Title");
		}
		assertThat(this.relay.drain().indexed()).isEqualTo(30);
		assertThat(this.documents.versions()).isEqualTo(this.rows.versions()).hasSize(30);
	}

	@Test
	void drainWhenReferenceOrDigestChangedReplacesTheUpdate() {
		UUID reference = this.rows.addReference("X", "Before");
		UUID update = this.rows.addUpdate(reference, "Update");
		this.relay.drain();
		this.rows.rename(reference, "After");
		this.relay.drain();
		assertThat(this.documents.source(Index.UPDATES, update)).containsEntry("text",
				List.of("update", "in short", "at length", "after"));
		this.rows.digest(update, "Digested");
		this.relay.drain();
		assertThat(this.documents.source(Index.UPDATES, update)).containsEntry("text",
				List.of("update", "digested", "digested", "after"));
	}

	@Test
	void drainWhenRetractedOrDeletedRemovesTheDocument() {
		UUID reference = this.rows.addReference("X", "Title");
		UUID retracted = this.rows.addUpdate(reference, "Retracted");
		UUID deleted = this.rows.addUpdate(reference, "Deleted");
		this.relay.drain();
		this.rows.retract(retracted);
		this.rows.delete(deleted);
		assertThat(this.relay.drain().indexed()).isEqualTo(2);
		assertThat(this.documents.versions()).containsOnlyKeys(reference.toString());
	}

	@Test
	void drainWhenDocumentWasNeverIndexedConfirmsItsRemoval() {
		UUID reference = this.rows.addReference("X", "Title");
		this.rows.retract(this.rows.addUpdate(reference, "Retracted"));
		this.rows.delete(this.rows.addUpdate(reference, "Deleted"));
		assertThat(this.relay.drain()).isEqualTo(new DrainResult(5, List.of(), false));
		assertThat(this.documents.versions()).containsOnlyKeys(reference.toString());
	}

	@Test
	void writeWhenRowWasDeletedMeanwhileDoesNotBringItBack() {
		UUID update = this.rows.addUpdate(this.rows.addReference("X", "Title"), "Update");
		IndexWrite late = this.fixture.sources().find(Index.UPDATES, List.of(update)).getFirst();
		this.rows.delete(update);
		this.relay.drain();
		assertThat(this.fixture.bulk().write(new IndexTarget.Live(this.fixture.prefix()), List.of(late))).isEmpty();
		assertThat(this.documents.versions()).doesNotContainKey(update.toString());
	}

	@ParameterizedTest
	@ValueSource(strings = { "index.blocks.write", "index.blocks.read_only_allow_delete" })
	void drainWhenAnIndexRefusesKeepsItsEntriesAndIndexesTheOthers(String block) {
		UUID reference = this.rows.addReference("X", "Title");
		UUID update = this.rows.addUpdate(reference, "Update");
		UUID other = this.rows.addReference("Y", "Title");
		this.documents.set(Index.UPDATES, block, true);
		DrainResult result = this.relay.drain();
		this.documents.set(Index.UPDATES, block, false);
		assertThat(result.indexed()).isEqualTo(2);
		assertThat(result.refused()).singleElement().satisfies((refusal) -> {
			assertThat(refusal.kind()).isEqualTo(Kind.UPDATE);
			assertThat(refusal.entityId()).isEqualTo(update);
			assertThat(refusal.reason()).contains("cluster_block_exception");
		});
		assertThat(this.rows.lastErrors()).containsExactly(Map.entry(update, result.refused().getFirst().reason()));
		assertThat(this.documents.versions()).containsOnlyKeys(reference.toString(), other.toString());
		assertThat(this.relay.drain()).isEqualTo(new DrainResult(1, List.of(), false));
	}

	@Test
	void drainWhenIndexHasNewerVersionLeavesItThere() {
		UUID reference = this.rows.addReference("X", "Row");
		this.fixture.bulk()
			.write(new IndexTarget.Live(this.fixture.prefix()), List.of(new IndexWrite.Put(Index.REFERENCES, reference,
					9, SearchDocument.Reference.of(reference, "eu-mdcg", "EU", "guidance", "X", "Newer", null, null))));
		assertThat(this.relay.drain()).isEqualTo(new DrainResult(1, List.of(), false));
		assertThat(this.documents.source(Index.REFERENCES, reference)).containsEntry("title", "newer");
		assertThat(this.fixture.outbox().count()).isZero();
	}

	@Test
	void drainWhenIndexIsDownNamesItAndKeepsTheOutbox() {
		this.rows.addReference("X", "Title");
		try (AnnotationConfigApplicationContext lost = this.fixture
			.another(Map.of("regwatch.search.uris", "http://127.0.0.1:1"))) {
			assertThatExceptionOfType(SearchUnavailableException.class)
				.isThrownBy(lost.getBean(OutboxRelay.class)::drain)
				.withMessageContaining("'http://127.0.0.1:1'")
				.withMessageContaining("regwatch.search.uris");
		}
		assertThat(this.fixture.outbox().count()).isOne();
		assertThat(this.rows.lastErrors()).isEmpty();
	}

	@Test
	void drainWhenIndexIsMissingAsksForReindexAndCreatesNone() {
		this.rows.addReference("X", "Title");
		this.documents.deleteAll();
		assertThatExceptionOfType(SearchUnavailableException.class).isThrownBy(this.relay::drain)
			.withMessageContaining("regwatch reindex");
		assertThat(this.fixture.outbox().count()).isOne();
		assertThat(this.documents.indices()).isEmpty();
	}

	@Test
	void drainWhenSeveralAtOnceIndexesAll() {
		for (int i = 0; i < 50; i++) {
			this.rows.addUpdate(this.rows.addReference("X " + i, "Title"), "Update");
		}
		List<CompletableFuture<DrainResult>> drains = List.of(CompletableFuture.supplyAsync(this.relay::drain),
				CompletableFuture.supplyAsync(this.relay::drain));
		assertThat(drains).allSatisfy((drain) -> assertThat(drain.join().refused()).isEmpty());
		assertThat(this.fixture.outbox().count()).isZero();
		assertThat(this.documents.versions()).isEqualTo(this.rows.versions());
	}

	@Test
	void drainWhenReindexRunsPauses() {
		this.rows.addReference("X", "Title");
		try (ReindexLock.Held held = this.fixture.lock().take()) {
			assertThat(held.now()).matches("\\d{17}");
			assertThat(this.relay.drain()).isEqualTo(new DrainResult(0, List.of(), true));
		}
		assertThat(this.relay.drain()).isEqualTo(new DrainResult(1, List.of(), false));
	}

	@Test
	void drainWhenInTransactionIsRefused() {
		assertThatIllegalStateException()
			.isThrownBy(() -> this.rows.transactions().execute((status) -> this.relay.drain()))
			.withMessageContaining("outside of transactions");
	}

	@Test
	void drainWhenOnlySynchronizedIsRefusedForItWouldHoldAConnection() {
		TransactionTemplate synchronizedOnly = new TransactionTemplate(new JdbcTransactionManager(this.fixture.pool()));
		synchronizedOnly.setPropagationBehavior(TransactionDefinition.PROPAGATION_NOT_SUPPORTED);
		synchronizedOnly.executeWithoutResult((status) -> {
			assertThat(this.rows.versions()).isEmpty();
			assertThat(this.fixture.pool().getHikariPoolMXBean().getActiveConnections()).isOne();
			assertThatIllegalStateException().isThrownBy(this.relay::drain);
		});
	}

	@Test
	void drainWhenIndexIsSlowHoldsNoConnection() throws InterruptedException {
		this.rows.addReference("X", "Title");
		this.documents.set(Index.REFERENCES, "index.blocks.read_only_allow_delete", true);
		try (AnnotationConfigApplicationContext patient = this.fixture
			.another(Map.of("regwatch.search.retries", "2", "regwatch.search.retry-delay", "2s"))) {
			Thread drain = Thread.ofVirtual().start(patient.getBean(OutboxRelay.class)::drain);
			assertThat(drain.join(Duration.ofSeconds(1))).isFalse();
			int samplesWithout = 0;
			while (samplesWithout < 20 && !drain.join(Duration.ofMillis(50))) {
				int held = this.fixture.pool().getHikariPoolMXBean().getActiveConnections();
				samplesWithout = held == 0 ? samplesWithout + 1 : 0;
			}
			assertThat(samplesWithout).as("samples in a row without a connection").isEqualTo(20);
			drain.join();
		}
	}

	@Test
	void searchWhenQueryIsFoldedFindsWordsBeginningsIdsAndDates() {
		UUID reference = this.rows.addReference("MDCG 2019-11", "Straßen-Prüfung");
		UUID update = this.rows.addUpdate(reference, "Change");
		this.relay.drain();
		assertThat(this.documents.ids(Index.REFERENCES,
				Query.of((query) -> query.prefix((prefix) -> prefix.field("text").value(Folding.fold("Prüf"))))))
			.containsExactly(reference.toString());
		assertThat(this.documents.ids(Index.REFERENCES,
				Query.of((query) -> query
					.matchPhrasePrefix((phrase) -> phrase.field("text").query(Folding.words("MDCG 2019-1"))))))
			.containsExactly(reference.toString());
		assertThat(this.documents.ids(Index.REFERENCES, Query
			.of((query) -> query.prefix((prefix) -> prefix.field("externalId").value(Folding.compact("MDCG2019"))))))
			.containsExactly(reference.toString());
		assertThat(this.documents.ids(Index.UPDATES,
				Query.of((query) -> query.range((range) -> range.date((date) -> date.field("publicationDate")
					.gte(Instant.parse("2026-03-01T00:00:00Z").toString())
					.lt("2026-03-02"))))))
			.containsExactly(update.toString());
	}

}
