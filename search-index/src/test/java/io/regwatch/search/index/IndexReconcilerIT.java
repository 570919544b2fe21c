package io.regwatch.search.index;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import co.elastic.clients.elasticsearch._types.VersionType;
import co.elastic.clients.json.JsonData;
import io.regwatch.search.reconcile.IndexReconciler;
import io.regwatch.search.reconcile.Mismatch;
import io.regwatch.search.reconcile.MismatchType;
import io.regwatch.search.reconcile.ReconcileListener;
import io.regwatch.search.reconcile.ReconcileResult;
import io.regwatch.search.reconcile.ReconcileStats;
import io.regwatch.store.OutboxEntry.Kind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

/** Every external change of the index is found, and nothing else. */
class IndexReconcilerIT {

	private static final Duration PAUSE = Duration.ofMillis(20);

	/** Of comparisons while the rows change at random. */
	private static final int ROUNDS = Integer.getInteger("regwatch.test.change-rounds", 8);

	private final SearchFixture fixture = SearchFixture.create();

	private final Rows rows = this.fixture.rows();

	private final IndexedDocuments documents = this.fixture.documents();

	private final IndexReconciler reconciler = this.fixture.reconciler();

	private final List<Mismatch> found = new ArrayList<>();

	private final List<UUID> references = new ArrayList<>();

	private final List<UUID> updates = new ArrayList<>();

	@BeforeEach
	void fill() {
		this.fixture.reindex().prepare();
		for (int i = 0; i < 20; i++) {
			UUID reference = this.rows.addReference("X " + i, "Title");
			this.references.add(reference);
			this.updates.add(this.rows.addUpdate(reference, "Update"));
		}
		this.fixture.relay().drain();
	}

	@AfterEach
	void close() {
		this.fixture.close();
	}

	@Test
	void verifyWhenIndexIsRightFindsNothing() {
		ReconcileResult result = this.reconciler.verify(this.found::add);
		assertThat(this.found).isEmpty();
		assertThat(result).isEqualTo(new ReconcileResult(List.of(equal(Kind.REFERENCE), equal(Kind.UPDATE)), 0, true));
	}

	@Test
	void repairWhenDocumentsWereDeletedBringsThemBack() {
		delete(Index.REFERENCES, this.references.get(3));
		delete(Index.UPDATES, this.updates.getFirst());
		delete(Index.UPDATES, this.updates.getLast());
		verify(MismatchType.MISSING, this.references.get(3), this.updates.getFirst(), this.updates.getLast());
		repair();
	}

	@Test
	void repairWhenADocumentWasDeletedAgainAndAgainBringsItBack() {
		for (int i = 0; i < 5; i++) {
			write(Index.UPDATES, this.updates.get(7).toString(), "{\"id\":\"%s\"}".formatted(this.updates.get(7)));
			delete(Index.UPDATES, this.updates.get(7));
		}
		verify(MismatchType.MISSING, this.updates.get(7));
		repair();
	}

	@Test
	void repairWhenDocumentsWereAlteredMakesThemRight() {
		alter(this.references.get(5));
		alter(this.references.get(5));
		alter(this.references.get(6));
		verify(MismatchType.ALTERED, this.references.get(5), this.references.get(6));
		repair();
	}

	@Test
	void repairWhenADocumentWasAlteredUnderTheSameVersionMakesItRight() {
		UUID altered = this.references.get(5);
		long version = Objects.requireNonNull(this.rows.versions().get(altered.toString()));
		Map<String, Object> source = this.documents.source(Index.REFERENCES, altered);
		source.put("geography", "US");
		this.documents.ask((client) -> client.index((index) -> index.index(alias(Index.REFERENCES))
			.id(altered.toString())
			.version(version)
			.versionType(VersionType.ExternalGte)
			.document(source)));
		verify(MismatchType.ALTERED, altered);
		repair();
	}

	@Test
	void repairWhenADocumentHasAnotherIdReportsItOnce() {
		UUID liar = this.references.get(2);
		write(Index.REFERENCES, liar.toString(), "{\"id\":\"%s\"}".formatted(this.references.get(15)));
		verify(MismatchType.ALTERED, liar);
		repair();
	}

	@Test
	void repairWhenDocumentsHaveNoRowRemovesThem() {
		UUID stranger = UUID.randomUUID();
		write(Index.UPDATES, stranger.toString(), "{\"id\":\"%s\"}".formatted(stranger));
		write(Index.UPDATES, "no uuid", "{\"geography\":\"EU\"}");
		write(Index.UPDATES, "another", "{\"id\":\"%s\"}".formatted(this.updates.getFirst()));
		verify(MismatchType.EXTRA, stranger, "no uuid", "another");
		repair();
	}

	@Test
	void repairWhenARetractedUpdateCameBackRemovesIt() {
		UUID retracted = this.updates.get(4);
		this.rows.retract(retracted);
		this.fixture.relay().drain();
		write(Index.UPDATES, retracted.toString(), "{\"id\":\"%s\"}".formatted(retracted));
		verify(MismatchType.EXTRA, retracted);
		repair();
	}

	@Test
	void repairWhenAChangeNeverReachedTheIndexBringsIt() {
		this.rows.rename(this.references.get(9), "Another title");
		this.rows.jdbc().sql("DELETE FROM outbox").update();
		verify(MismatchType.STALE, this.references.get(9), this.updates.get(9));
		repair();
		assertThat(this.documents.source(Index.REFERENCES, this.references.get(9))).containsEntry("title",
				"another title");
	}

	@Test
	void repairWhenDoneLetsLaterChangesThrough() {
		UUID reference = this.references.get(5);
		for (int i = 0; i < 5; i++) {
			alter(reference);
		}
		repair();
		this.rows.rename(reference, "Later");
		this.fixture.relay().drain();
		assertThat(this.documents.source(Index.REFERENCES, reference)).containsEntry("title", "later");
		assertThat(this.reconciler.verify(this.found::add).remaining()).isZero();
	}

	@Test
	void verifyWhenChangesAreOnTheirWayFindsNothing() {
		this.rows.rename(this.references.get(9), "Another title");
		this.rows.retract(this.updates.get(1));
		this.rows.delete(this.updates.get(2));
		this.rows.addReference("Y", "Title");
		ReconcileResult result = this.reconciler.verify(this.found::add);
		assertThat(this.found).isEmpty();
		assertThat(result.pending()).isEqualTo(5);
	}

	@Test
	void verifyWhenCancelledEnds() {
		ReconcileResult result = this.reconciler.verify(new ReconcileListener() {

			@Override
			public void found(Mismatch mismatch) {
				IndexReconcilerIT.this.found.add(mismatch);
			}

			@Override
			public boolean shouldContinue() {
				return false;
			}

		});
		assertThat(result.complete()).isFalse();
	}

	@Test
	@Timeout(120)
	void verifyWhileOthersWriteFindsNothing() {
		AtomicBoolean stop = new AtomicBoolean();
		Queue<UUID> added = new ConcurrentLinkedQueue<>(this.updates);
		List<CompletableFuture<Void>> others = List.of(repeat(stop, () -> change(added)),
				repeat(stop, () -> change(added)), repeat(stop, this.fixture.relay()::drain));
		for (int i = 0; i < ROUNDS; i++) {
			this.reconciler.verify(this.found::add);
		}
		stop.set(true);
		others.forEach(CompletableFuture::join);
		assertThat(this.found).isEmpty();
	}

	private static ReconcileStats equal(Kind kind) {
		Map<MismatchType, Long> none = Arrays.stream(MismatchType.values())
			.collect(Collectors.toMap((type) -> type, (type) -> 0L));
		return new ReconcileStats(kind, 20, 20, none, 0);
	}

	private void verify(MismatchType type, Object... ids) {
		ReconcileResult result = this.reconciler.verify(this.found::add);
		assertThat(this.found).extracting(Mismatch::type).containsOnly(type);
		assertThat(this.found).extracting(Mismatch::id)
			.containsExactlyInAnyOrder(Stream.of(ids).map(Object::toString).toArray(String[]::new));
		assertThat(result.remaining()).isEqualTo(ids.length);
		this.found.clear();
	}

	/** Repairs in one pass, so that nothing is left to find. */
	private void repair() {
		ReconcileResult result = this.reconciler.repair(this.found::add);
		assertThat(this.found).isNotEmpty().allMatch(Mismatch::repaired);
		assertThat(result.remaining()).isZero();
		this.found.clear();
		this.reconciler.verify(this.found::add);
		assertThat(this.found).isEmpty();
	}

	private String alias(Index index) {
		return index.alias(this.fixture.prefix());
	}

	private void delete(Index index, UUID id) {
		this.documents.ask((client) -> client.delete((delete) -> delete.index(alias(index)).id(id.toString())));
	}

	private void alter(UUID reference) {
		this.documents.ask((client) -> client.update((update) -> update.index(alias(Index.REFERENCES))
			.id(reference.toString())
			.doc(Map.of("title", "altered " + UUID.randomUUID())), JsonData.class));
	}

	private void write(Index index, String id, String json) {
		this.documents.ask((client) -> client
			.index((insert) -> insert.index(alias(index)).id(id).document(JsonData.fromJson(json))));
	}

	/** Virtual threads may have to wait for those of classes that run beside this one. */
	private static CompletableFuture<Void> repeat(AtomicBoolean stop, Runnable work) {
		return CompletableFuture.runAsync(() -> {
			while (!stop.get()) {
				work.run();
				LockSupport.parkNanos(PAUSE.toNanos());
			}
		}, (task) -> Thread.ofPlatform().daemon().start(task));
	}

	/** Replaces an update: with ever more of them each pass would take longer. */
	private void change(Queue<UUID> added) {
		UUID reference = this.references.get(ThreadLocalRandom.current().nextInt(this.references.size()));
		UUID update = this.rows.addUpdate(reference, "Update");
		switch (ThreadLocalRandom.current().nextInt(3)) {
			case 0 -> this.rows.retract(update);
			case 1 -> this.rows.delete(update);
			default -> this.rows.rename(reference, "Title " + update);
		}
		added.add(update);
		this.rows.delete(added.remove());
	}

}
