package io.regwatch.search.index;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

import co.elastic.clients.elasticsearch.indices.IndexSettings;
import co.elastic.clients.elasticsearch.indices.TranslogDurability;
import co.elastic.clients.json.JsonData;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.dao.DataAccessException;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ReindexIT {

	private static final ReindexProgress SILENT = (done, total) -> {
	};

	private static final Duration PAUSE = Duration.ofMillis(20);

	private static final int CHANGES_PER_PAGE = 4;

	private static final String KILL_HOLDER = """
			SELECT count(pg_terminate_backend(pid))
			FROM pg_locks
			WHERE locktype = 'advisory'
				AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
			""";

	private final SearchFixture fixture = SearchFixture.create();

	private final Reindex reindex = this.fixture.reindex();

	private final Rows rows = this.fixture.rows();

	private final IndexedDocuments documents = this.fixture.documents();

	@AfterEach
	void close() {
		this.fixture.close();
	}

	@Test
	void prepareWhenIndicesAreMissingMakesThemFilled() {
		this.rows.addUpdate(this.rows.addReference("X", "Title"), "Update");
		this.reindex.prepare();
		assertThat(this.documents.versions()).isEqualTo(this.rows.versions()).hasSize(2);
	}

	@Test
	void prepareWhenSeveralProcessesStartMakesOneOfEach() {
		try (AnnotationConfigApplicationContext other = this.fixture.another(Map.of())) {
			List<CompletableFuture<Void>> starts = Stream.of(this.reindex, other.getBean(Reindex.class))
				.map((reindex) -> CompletableFuture.runAsync(reindex::prepare))
				.toList();
			starts.forEach(CompletableFuture::join);
		}
		assertThat(this.documents.indices()).hasSize(2);
	}

	@Test
	void prepareWhenPreparedKeepsTheIndices() {
		this.reindex.prepare();
		List<String> before = this.documents.indices();
		this.reindex.prepare();
		assertThat(this.documents.indices()).containsExactlyInAnyOrderElementsOf(before);
	}

	@Test
	void reindexWhenDoneReplacesIndicesReportsProgressAndDrains() {
		this.reindex.prepare();
		List<String> before = this.documents.indices();
		for (int i = 0; i < 10; i++) {
			this.rows.addUpdate(this.rows.addReference("X " + i, "Title"), "Update");
		}
		List<String> progress = new ArrayList<>();
		ReindexResult result = this.reindex.reindex((done, total) -> progress.add(done + "/" + total));
		assertThat(result).isEqualTo(new ReindexResult(10, 10, new DrainResult(20, List.of(), false)));
		assertThat(progress).containsExactly("7/20", "10/20", "17/20", "20/20");
		assertThat(this.documents.indices()).hasSize(2).doesNotContainAnyElementsOf(before);
	}

	@Test
	void reindexWhenDoneMakesWritesDurableAndVisible() {
		this.reindex.prepare();
		this.reindex.reindex(SILENT);
		for (Index index : Index.values()) {
			IndexSettings settings = this.documents.settings(index);
			assertThat(settings.translog().durability()).isEqualTo(TranslogDurability.Request);
			assertThat(settings.refreshInterval().time()).isEqualTo("1s");
		}
	}

	// Rows change while pages are read, but no faster: on a slow machine they would grow
	// faster than they are indexed.
	@Test
	void reindexWhenRowsKeepChangingEndsEqualToThem() {
		this.reindex.prepare();
		List<UUID> references = Stream.generate(() -> this.rows.addReference("X " + UUID.randomUUID(), "Title"))
			.limit(40)
			.toList();
		AtomicBoolean stop = new AtomicBoolean();
		Semaphore changes = new Semaphore(0);
		List<CompletableFuture<Void>> others = List.of(repeat(stop, () -> change(references, changes)),
				repeat(stop, () -> change(references, changes)), repeat(stop, this.fixture.relay()::drain));
		for (int i = 0; i < 3; i++) {
			this.reindex.reindex((done, total) -> changes.release(CHANGES_PER_PAGE));
		}
		stop.set(true);
		changes.release(others.size());
		others.forEach(CompletableFuture::join);
		assertThat(this.fixture.relay().drain().refused()).isEmpty();
		assertThat(this.fixture.outbox().count()).isZero();
		assertThat(this.documents.versions()).isEqualTo(this.rows.versions());
		assertThat(this.documents.indices()).hasSize(2);
	}

	@Test
	void reindexWhenAnotherWasKilledRemovesItsLeftovers() {
		this.reindex.prepare();
		this.fixture.indices().create("20200101000000000");
		assertThat(this.documents.indices()).hasSize(4);
		this.reindex.reindex(SILENT);
		assertThat(this.documents.indices()).hasSize(2).noneMatch((name) -> name.endsWith("20200101000000000"));
	}

	@Test
	void reindexWhenItsSessionIsKilledFreesDrainsAndSwapsNothing() {
		this.reindex.prepare();
		UUID reference = this.rows.addReference("X", "Title");
		List<String> before = this.documents.indices();
		assertThatExceptionOfType(DataAccessException.class).isThrownBy(() -> this.reindex.reindex((done, total) -> {
			assertThat(this.fixture.relay().drain().paused()).isTrue();
			assertThat(this.rows.jdbc().sql(KILL_HOLDER).query(Long.class).single()).isOne();
		}));
		assertThat(this.fixture.lock().isHeld()).isFalse();
		assertThat(this.fixture.relay().drain().indexed()).isOne();
		assertThat(this.documents.versions()).containsOnlyKeys(reference.toString());
		assertThat(this.documents.indices()).containsAll(before);
	}

	@Test
	void reindexWhenAnotherRunsFails() {
		this.reindex.prepare();
		try (ReindexLock.Held held = this.fixture.lock().take()) {
			assertThat(held.now()).matches("\\d{17}");
			assertThatExceptionOfType(ReindexException.class).isThrownBy(() -> this.reindex.reindex(SILENT))
				.withMessageContaining("Another reindex is running");
		}
		this.reindex.reindex(SILENT);
	}

	@Test
	void reindexWhenLayoutIsAnotherRepairsIt() {
		this.reindex.prepare();
		this.documents.ask((client) -> client.indices()
			.putMapping(
					(put) -> put.index(Index.UPDATES.alias(this.fixture.prefix())).meta("layout", JsonData.of(99))));
		assertThatExceptionOfType(SearchUnavailableException.class).isThrownBy(this.fixture.relay()::drain)
			.withMessageContaining("has layout 99, this program writes layout ")
			.withMessageContaining("regwatch reindex");
		assertThatExceptionOfType(SearchUnavailableException.class).isThrownBy(this.reindex::prepare);
		this.reindex.reindex(SILENT);
		this.reindex.prepare();
	}

	private static CompletableFuture<Void> repeat(AtomicBoolean stop, Runnable work) {
		return CompletableFuture.runAsync(() -> {
			while (!stop.get()) {
				work.run();
				LockSupport.parkNanos(PAUSE.toNanos());
			}
		}, (task) -> Thread.ofVirtual().start(task));
	}

	private void change(List<UUID> references, Semaphore changes) {
		changes.acquireUninterruptibly();
		UUID reference = references.get(ThreadLocalRandom.current().nextInt(references.size()));
		UUID update = this.rows.addUpdate(reference, "Update");
		switch (ThreadLocalRandom.current().nextInt(4)) {
			case 0 -> this.rows.retract(update);
			case 1 -> this.rows.delete(update);
			case 2 -> this.rows.rename(reference, "Title " + update);
			default -> this.rows.addReference("Y " + update, "Title");
		}
	}

}
