package io.regwatch.ingest.run;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.OptionalLong;
import java.util.UUID;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import io.regwatch.store.DatabaseClock;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Detects when nothing new has appeared at a source for much longer than usual: a list
 * that is still available may no longer be maintained. Each such pause is recorded once.
 */
@Component
class StaleSourceDetector implements FinishedRunCheck {

	private static final int REMEMBERED = 100;

	/**
	 * Backfilled updates have the authority's dates, later ones those of their detection.
	 */
	private static final String DAYS = """
			SELECT DISTINCT (CASE WHEN reference_update.backfilled THEN reference_update.published_at
				ELSE reference_update.detected_at END AT TIME ZONE 'UTC')::date AS day
			FROM reference_update
			JOIN reference ON reference.id = reference_update.reference_id
			WHERE reference.source_id = :source AND reference_update.kind = 'new_publication'
				AND reference_update.retracted_at IS NULL
				AND (NOT reference_update.backfilled
					OR (reference_update.published_basis = 'stated' AND reference_update.published_at <= now()))
			ORDER BY day DESC
			LIMIT :remembered
			""";

	private static final String IS_NOTED = """
			SELECT EXISTS (
				SELECT
				FROM run_anomaly
				JOIN run ON run.id = run_anomaly.run_id
				WHERE run.source_id = :source AND run_anomaly.rule = 'stale_source'
					AND (run_anomaly.noted_at AT TIME ZONE 'UTC')::date > :since)
			""";

	private final JdbcClient jdbc;

	private final Runs runs;

	private final AnomalyRepository anomalies;

	private final DatabaseClock clock;

	StaleSourceDetector(JdbcClient jdbc, Runs runs, AnomalyRepository anomalies, DatabaseClock clock) {
		this.jdbc = jdbc;
		this.runs = runs;
		this.anomalies = anomalies;
		this.clock = clock;
	}

	@Override
	public void note(UUID runId) {
		String source = this.runs.get(runId).sourceId();
		PublicationCadence cadence = new PublicationCadence(days(source));
		OptionalLong maxPause = cadence.maxPause();
		if (maxPause.isPresent()) {
			LocalDate last = cadence.days().getFirst();
			long silent = ChronoUnit.DAYS.between(last, LocalDate.ofInstant(this.clock.now(), ZoneOffset.UTC));
			if (silent > maxPause.getAsLong() && !isNoted(source, last)) {
				this.anomalies.note(runId, new Anomaly(AnomalyRule.STALE_SOURCE,
						"Nothing new since %s, for %d days; of twenty pauses before, nineteen were no longer than %d days"
							.formatted(last, silent, cadence.usualPause())));
			}
		}
	}

	private List<LocalDate> days(String source) {
		return this.jdbc.sql(DAYS)
			.param("source", source)
			.param("remembered", REMEMBERED)
			.query((row, number) -> row.getObject("day", LocalDate.class))
			.list();
	}

	private boolean isNoted(String source, LocalDate since) {
		return this.jdbc.sql(IS_NOTED).param("source", source).param("since", since).query(Boolean.class).single();
	}

}
