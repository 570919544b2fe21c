package io.regwatch.ingest.run;

import java.util.List;
import java.util.Objects;

import io.regwatch.ingest.run.RunItem.Outcome;
import io.regwatch.schema.Materiality;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Closes the items of runs with their outcome for the ledger. */
@Repository
public class ItemOutcomes {

	private static final String FINISH = """
			UPDATE run_item
			SET stage = 'done', leased_by = NULL, leased_at = NULL, crash_count = 0, outcome = :outcome,
				materiality = :materiality, reason = :reason, detail = :detail, done_at = now()
			WHERE id = :id AND done_at IS NULL
			""";

	private static final String FINISH_UNCHANGED = """
			UPDATE run_item
			SET stage = 'done', leased_by = NULL, leased_at = NULL, crash_count = 0, outcome = 'unchanged', done_at = now(),
				sha256 = given.sha256, announced_type = given.announced_type
			FROM unnest(CAST(:ids AS bigint[]), CAST(:hashes AS text[]), CAST(:types AS text[]))
				AS given (id, sha256, announced_type)
			WHERE run_item.id = given.id AND run_item.done_at IS NULL
			""";

	private final JdbcClient jdbc;

	ItemOutcomes(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Closes an item that was accepted.
	 * @param item leased
	 * @param outcome for the ledger
	 * @param materiality of the difference; {@code null} if there is none
	 */
	public void finish(RunItem item, Outcome outcome, @Nullable Materiality materiality) {
		finish(item, outcome, materiality, null, null);
	}

	/**
	 * Closes unchanged items.
	 * @param items leased, with their files
	 */
	public void finishUnchanged(List<RunItem> items) {
		this.jdbc.sql(FINISH_UNCHANGED)
			.param("ids", items.stream().map(RunItem::id).toArray(Long[]::new))
			.param("hashes",
					items.stream().map((item) -> Objects.requireNonNull(item.file()).hex()).toArray(String[]::new))
			.param("types",
					items.stream().map((item) -> Objects.requireNonNull(item.announcedType())).toArray(String[]::new))
			.update();
	}

	void reject(RunItem item, RejectionReason reason, String detail) {
		finish(item, Outcome.REJECTED, null, reason, detail);
	}

	private void finish(RunItem item, Outcome outcome, @Nullable Materiality materiality,
			@Nullable RejectionReason reason, @Nullable String detail) {
		this.jdbc.sql(FINISH)
			.param("id", item.id())
			.param("outcome", outcome.code())
			.param("materiality", (materiality != null) ? materiality.code() : null)
			.param("reason", (reason != null) ? reason.code() : null)
			.param("detail", detail)
			.update();
	}

}
