package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.ingest.run.Ledger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Nights on which a regulator could not be read leave no trace in what is told of it: the
 * same nights in two stores, with and without them.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OutageIT {

	private static final String TOLD = """
			SELECT reference.external_id || ' | ' || told.kind || ' | ' || told.update_type || ' | ' || told.title || ' | '
				|| told.backfilled || ' | ' || current.ordinal || ' ' || current.sha256 || ' ' || current.status || ' | '
				|| coalesce(previous.ordinal || ' ' || previous.sha256, '-') || ' | ' || coalesce(redline.status, '-')
			FROM reference_update AS told
			JOIN reference ON reference.id = told.reference_id
			JOIN reference_version AS current ON current.id = told.current_version_id
			LEFT JOIN reference_version AS previous ON previous.id = told.previous_version_id
			LEFT JOIN redline ON redline.update_id = told.id
			WHERE reference.source_id = :source
			ORDER BY reference.external_id, told.id
			""";

	private static final String VERSIONS = """
			SELECT reference.external_id || ' | ' || reference.title || ' | ' || reference_version.ordinal || ' | '
				|| reference_version.sha256 || ' | ' || reference_version.status || ' | '
				|| (reference.gone_since IS NOT NULL) || ' | ' || reference.last_seen_sha256
			FROM reference_version
			JOIN reference ON reference.id = reference_version.reference_id
			WHERE reference.source_id = :source
			ORDER BY reference.external_id, reference_version.ordinal
			""";

	private static final String QUARANTINED = """
			SELECT external_id
			FROM quarantine
			WHERE source_id = :source AND resolved_at IS NULL
			""";

	private IngestEnvironment disturbed;

	private IngestEnvironment undisturbed;

	@BeforeAll
	void start(@TempDir Path one, @TempDir Path other) {
		this.disturbed = IngestEnvironment.in(one);
		this.undisturbed = IngestEnvironment.in(other);
	}

	@AfterAll
	void stop() {
		this.disturbed.close();
		this.undisturbed.close();
	}

	static Stream<Named<Consumer<ReplaySite>>> outages() {
		return Stream.of(Named.of("everything is down", (site) -> site.fail(Fault.UNAVAILABLE, Fault.UNAVAILABLE)),
				Named.of("the list is down", (site) -> site.fail(Fault.ERROR, Fault.NONE)),
				Named.of("the list is capped", (site) -> site.fail(PagingFault.CAPPED)),
				Named.of("documents are down", (site) -> site.fail(Fault.NONE, Fault.UNAVAILABLE)));
	}

	static Stream<Named<Consumer<ReplaySite>>> otherOutages() {
		return Stream.of(Named.of("all readers are blocked", (site) -> site.fail(Fault.BLOCKED, Fault.BLOCKED)),
				Named.of("a page excuses them", (site) -> site.fail(Fault.EXCUSED, Fault.EXCUSED)),
				Named.of("a page excuses documents", (site) -> site.fail(Fault.NONE, Fault.EXCUSED)),
				Named.of("the list is empty", (site) -> site.fail(PagingFault.NO_ROWS)),
				Named.of("connections break", (site) -> site.fail(Fault.NONE, Fault.CUT_SHORT)));
	}

	@ParameterizedTest
	@MethodSource("outages")
	void nightsWhenOneIsAnOutageTellTheSame(Consumer<ReplaySite> outage) throws IOException {
		disturb(outage);
	}

	@ParameterizedTest
	@MethodSource("otherOutages")
	@Tag("faults")
	void nightsWhenOneIsAnotherOutageTellTheSame(Consumer<ReplaySite> outage) throws IOException {
		disturb(outage);
	}

	private void disturb(Consumer<ReplaySite> outage) throws IOException {
		String source = "outage-" + System.nanoTime();
		try (ReplaySite site = new ReplaySite(ListShape.COUNTED)) {
			first(site);
			nights(source, site);
			outage.accept(site);
			this.disturbed.ingest(source);
			site.recover();
			second(site);
			outage.accept(site);
			this.disturbed.ingest(source);
			site.recover();
			nights(source, site);
			site.write(2, "Für Gerät 2 gilt Größe 22.");
			nights(source, site);
		}
		assertSame(source, 10);
	}

	@ParameterizedTest
	@MethodSource({ "outages", "otherOutages" })
	@Tag("faults")
	void nightsWhenTheFirstIsAnOutageTellTheSame(Consumer<ReplaySite> outage) throws IOException {
		String source = "outage-first-" + System.nanoTime();
		try (ReplaySite site = new ReplaySite(ListShape.COUNTED)) {
			first(site);
			outage.accept(site);
			this.disturbed.save(site.source(source));
			this.disturbed.ingest(source);
			site.recover();
			nights(source, site);
			second(site);
			nights(source, site);
		}
		assertSame(source, 9);
	}

	@Test
	void nightWhenMostDocumentsAreDownLeavesAbsencesUnchecked() throws IOException {
		String source = "outage-absence-" + System.nanoTime();
		try (ReplaySite site = new ReplaySite(ListShape.COUNTED)) {
			first(site);
			nights(source, site);
			site.remove(7).fail(Fault.NONE, Fault.UNAVAILABLE);
			IngestReport report = this.disturbed.ingest(source);
			assertThat(report.updates()).isEmpty();
			assertThat(report.ledger().unchecked()).isOne();
			assertThat(report.ledger().complete()).isFalse();
			assertThat(this.disturbed.query(QUARANTINED, source)).contains(ReplaySite.idOf(7));
			site.recover();
			nights(source, site);
		}
		assertSame(source, 11);
	}

	private static void first(ReplaySite site) {
		IntStream.rangeClosed(1, 10)
			.forEach((number) -> site.write(number, "Für Gerät %d gilt Größe %d.".formatted(number, number)));
	}

	/** A revision, a document that is only saved again, one less, one more. */
	private static void second(ReplaySite site) {
		site.write(3, "Für Gerät 3 gilt jetzt Größe 33.")
			.write(4, "Für  Gerät 4 gilt\nGröße 4.")
			.remove(7)
			.write(11, "Für Gerät 11 gilt Größe 11.");
	}

	private void nights(String source, ReplaySite site) throws IOException {
		for (IngestEnvironment place : List.of(this.disturbed, this.undisturbed)) {
			place.save(site.source(source));
			Ledger ledger = place.ingest(source).ledger();
			assertThat(ledger.complete()).isTrue();
			assertThat(ledger.rejected()).isZero();
		}
	}

	private void assertSame(String source, int least) {
		assertThat(this.undisturbed.query(TOLD, source)).hasSizeGreaterThanOrEqualTo(least);
		assertThat(this.disturbed.query(TOLD, source)).isEqualTo(this.undisturbed.query(TOLD, source));
		assertThat(this.disturbed.query(VERSIONS, source)).isEqualTo(this.undisturbed.query(VERSIONS, source));
		assertThat(this.disturbed.query(QUARANTINED, source)).isEmpty();
	}

}
