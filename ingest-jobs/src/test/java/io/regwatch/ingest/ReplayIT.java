package io.regwatch.ingest;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

/** A run without faults, one with a fault, and one without again. */
@ExtendWith(SharedEnvironment.class)
class ReplayIT {

	private static final int SIZE = 10;

	/** Behind the first page. */
	private static final Set<Integer> DENIED = Set.of(5, 6, 7, 8, 9, 10);

	private static final String FACTS = """
			SELECT count(*) || ' references, ' || sum((SELECT count(*) FROM reference_version WHERE reference_id = r.id))
				|| ' versions, ' || sum((SELECT count(*) FROM reference_update WHERE reference_id = r.id)) || ' updates, '
				|| count(*) FILTER (WHERE v.status = 'in_force') || ' in force, ' || count(r.gone_since) || ' gone'
			FROM reference AS r
			JOIN reference_version AS v ON v.id = r.current_version_id
			WHERE r.source_id = :source
			""";

	private static final String QUARANTINED = """
			SELECT count(*)
			FROM quarantine
			WHERE source_id = :source AND resolved_at IS NULL
			""";

	private final IngestEnvironment environment;

	ReplayIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	/** All others: {@code ListFaultsTests}. */
	static Stream<Arguments> lists() {
		return Stream.of(arguments(ListShape.COUNTED, Fault.CUT_SHORT, AnomalyRule.UNREADABLE),
				arguments(ListShape.COUNTED, Fault.EMPTY, AnomalyRule.UNREADABLE),
				arguments(ListShape.BLIND, Fault.BLOCKED, AnomalyRule.UNREADABLE),
				arguments(ListShape.TABLE, Fault.OTHER_CHARSET, AnomalyRule.WRONG_CHARSET));
	}

	@ParameterizedTest
	@MethodSource("lists")
	void ingestWhenListIsSpoiltSaysSoAndConcludesNothing(ListShape shape, Fault fault, AnomalyRule rule)
			throws IOException {
		assertHarmless(shape, (site) -> site.deny(DENIED).fail(fault, Fault.NONE),
				(report) -> assertFlagged(report, rule));
	}

	static Stream<Arguments> pagings() {
		return Stream.of(arguments(ListShape.COUNTED, PagingFault.NO_ROWS, AnomalyRule.ZERO_ROWS),
				arguments(ListShape.BLIND, PagingFault.CAPPED, AnomalyRule.SHRINK),
				arguments(ListShape.TABLE, PagingFault.ONE_PAGE_TWICE, AnomalyRule.REPEATED_PAGE),
				arguments(ListShape.COUNTED, PagingFault.REORDERED, AnomalyRule.COUNT_MISMATCH));
	}

	@ParameterizedTest
	@MethodSource("pagings")
	void ingestWhenPagesAreWrongSaysSoAndConcludesNothing(ListShape shape, PagingFault fault, AnomalyRule rule)
			throws IOException {
		assertHarmless(shape, (site) -> site.deny(DENIED).fail(fault), (report) -> assertFlagged(report, rule));
	}

	static Stream<Arguments> documents() {
		return Stream.of(arguments(Fault.CUT_SHORT, RejectionReason.CORRUPT),
				arguments(Fault.UNAVAILABLE, RejectionReason.HTTP_ERROR),
				arguments(Fault.EXCUSED, RejectionReason.BLOCKED), arguments(Fault.SLOW, RejectionReason.TIMED_OUT));
	}

	static Stream<Arguments> otherDocuments() {
		return Stream.of(arguments(Fault.CUT_SMOOTHLY, RejectionReason.CORRUPT),
				arguments(Fault.EMPTY, RejectionReason.EMPTY), arguments(Fault.ERROR, RejectionReason.HTTP_ERROR),
				arguments(Fault.TOO_MANY, RejectionReason.HTTP_ERROR),
				arguments(Fault.TOO_MANY_FOR_A_SECOND, RejectionReason.HTTP_ERROR),
				arguments(Fault.BLOCKED, RejectionReason.BLOCKED), arguments(Fault.CHALLENGED, RejectionReason.BLOCKED),
				arguments(Fault.FORBIDDEN, RejectionReason.BLOCKED),
				arguments(Fault.LED_IN_A_CIRCLE, RejectionReason.HTTP_ERROR),
				arguments(Fault.BOMB, RejectionReason.TOO_LARGE), arguments(Fault.OTHER_BYTES, RejectionReason.CORRUPT),
				arguments(Fault.TWICE_ENCODED, RejectionReason.CORRUPT));
	}

	@ParameterizedTest
	@MethodSource("documents")
	void ingestWhenDocumentsAreSpoiltRejectsThem(Fault fault, RejectionReason reason) throws IOException {
		assertRejected(fault, reason);
	}

	@ParameterizedTest
	@MethodSource("otherDocuments")
	@Tag("faults")
	void ingestWhenDocumentsAreSpoiltInOtherWaysRejectsThem(Fault fault, RejectionReason reason) throws IOException {
		assertRejected(fault, reason);
	}

	private void assertRejected(Fault fault, RejectionReason reason) throws IOException {
		assertHarmless(ListShape.COUNTED, (site) -> site.fail(Fault.NONE, fault),
				(report) -> assertThat(report.rejections()).extracting(IngestReport.Rejection::reason)
					.hasSize(SIZE)
					.containsOnly(reason.code()));
	}

	private static void assertFlagged(IngestReport report, AnomalyRule rule) {
		assertThat(report.anomalies()).extracting(Anomaly::rule).contains(rule);
		assertThat(report.ledger().complete()).isNotEqualTo(rule.isIncomplete());
	}

	private void assertHarmless(ListShape shape, Consumer<ReplaySite> spoil, Consumer<IngestReport> flagged)
			throws IOException {
		String source = IngestEnvironment.newSource("replayed");
		try (ReplaySite site = new ReplaySite(shape)) {
			IntStream.rangeClosed(1, SIZE)
				.forEach((number) -> site.write(number, "Für Gerät %d gilt Größe %d.".formatted(number, number)));
			this.environment.save(site.source(source));
			assertThat(this.environment.ingest(source).ledger().added()).isEqualTo(SIZE);
			List<@Nullable String> before = facts(source);
			spoil.accept(site);
			this.environment.save(site.source(source));
			IngestReport spoilt = this.environment.ingest(source);
			assertThat(spoilt.updates()).isEmpty();
			assertThat(facts(source)).isEqualTo(before);
			flagged.accept(spoilt);
			site.recover().write(3, "Für Gerät 3 gilt jetzt Größe 33.");
			this.environment.save(site.source(source));
			IngestReport good = this.environment.ingest(source);
			assertThat(good.ledger().complete()).isTrue();
			assertThat(good.anomalies()).isEmpty();
			assertThat(good.ledger().unchanged()).isEqualTo(SIZE - 1);
			assertThat(good.updates()).extracting(IngestReport.Update::kind).containsExactly("revision");
			assertThat(this.environment.query(QUARANTINED, source)).containsExactly("0");
		}
	}

	private List<@Nullable String> facts(String source) {
		return this.environment.query(FACTS, source);
	}

}
