package io.regwatch.ingest.update;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.UUID;

import io.regwatch.store.Outbox;
import io.regwatch.store.OutboxEntry.Kind;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The updates of references; a new one is on its way to the index at once. */
@Repository
public class Updates {

	private static final String ADD = """
			INSERT INTO reference_update (reference_id, run_id, run_item_id, kind, update_type, title, short_summary, summary,
				content, published_at, published_basis, backfilled, current_version_id, previous_version_id)
			VALUES (:reference, :run, :item, :kind, :updateType, :title, :shortSummary, :summary, :content, :publishedAt,
				:publishedBasis, :backfilled, :currentVersion, :previousVersion)
			RETURNING id
			""";

	private static final String DESCRIBE = """
			UPDATE reference_update
			SET short_summary = :shortSummary, summary = :summary, content = :content, revision = revision + 1
			WHERE id = :id
			""";

	private static final String RETRACT = """
			UPDATE reference_update
			SET retracted_at = CASE WHEN CAST(:reason AS text) IS NOT NULL THEN now() END, retraction_reason = :reason,
				revision = revision + 1
			WHERE id = :id
			""";

	private static final String REDATE = """
			UPDATE reference_update
			SET published_at = :to, published_basis = 'stated', revision = revision + 1
			WHERE current_version_id = :version AND kind IN ('new_publication', 'revision')
				AND (published_at = :from OR (CAST(:from AS timestamptz) IS NULL AND published_basis = 'detected'))
			RETURNING id
			""";

	private static final String FIND_REPEATS = """
			SELECT id
			FROM reference_update
			WHERE duplicate_of_id = :id
			""";

	private static final String PAIR = """
			WITH publications AS (
				SELECT id, duplicate_of_id, row_number() OVER (
					ORDER BY reference_id IS DISTINCT FROM CAST(:original AS uuid), detected_at, id) AS turn
				FROM reference_update
				WHERE kind = 'new_publication' AND reference_id IN (:one, :other))
			UPDATE reference_update AS repeated
			SET duplicate_of_id = coalesce(first.duplicate_of_id, first.id), revision = revision + 1
			FROM publications AS first, publications AS second
			WHERE first.turn = 1 AND second.turn = 2 AND repeated.id = second.id AND repeated.duplicate_of_id IS NULL
				AND first.duplicate_of_id IS DISTINCT FROM second.id
			RETURNING repeated.id
			""";

	/** The end of a document counts once within a month. */
	private static final String PAIR_ENDS = """
			WITH same AS (
				SELECT from_reference_id AS reference_id, to_reference_id AS other_id
				FROM reference_relation
				WHERE kind IN ('same_as', 'translates')
				UNION
				SELECT to_reference_id, from_reference_id
				FROM reference_relation
				WHERE kind IN ('same_as', 'translates'))
			UPDATE reference_update AS repeated
			SET duplicate_of_id = coalesce(first.duplicate_of_id, first.id), revision = repeated.revision + 1
			FROM same
			JOIN reference_update AS first ON first.reference_id = same.other_id AND first.kind = 'withdrawal'
				AND first.retracted_at IS NULL
			WHERE repeated.run_id = :run AND repeated.kind = 'withdrawal' AND repeated.duplicate_of_id IS NULL
				AND same.reference_id = repeated.reference_id AND first.run_id <> repeated.run_id
				AND first.detected_at BETWEEN repeated.detected_at - interval '30 days' AND repeated.detected_at
			RETURNING repeated.id
			""";

	private final JdbcClient jdbc;

	private final Outbox outbox;

	private final Redlines redlines;

	Updates(JdbcClient jdbc, Outbox outbox, Redlines redlines) {
		this.jdbc = jdbc;
		this.outbox = outbox;
		this.redlines = redlines;
	}

	/**
	 * Adds an update, and what its redline will be if it has a version before.
	 * @param update to be added
	 */
	public void add(NewUpdate update) {
		UpdateDescription description = update.description();
		UUID id = this.jdbc.sql(ADD)
			.param("reference", update.referenceId())
			.param("run", update.runId())
			.param("item", update.itemId())
			.param("kind", update.kind().code())
			.param("updateType", update.updateType())
			.param("title", update.title())
			.param("shortSummary", description.shortSummary())
			.param("summary", description.summary())
			.param("content", description.content())
			.param("publishedAt", OffsetDateTime.ofInstant(update.publishedAt(), ZoneOffset.UTC))
			.param("publishedBasis", update.stated() ? "stated" : "detected")
			.param("backfilled", update.backfilled())
			.param("currentVersion", update.currentVersion())
			.param("previousVersion", update.previousVersion())
			.query(UUID.class)
			.single();
		if (update.previousVersion() != null) {
			this.redlines.open(id);
		}
		this.outbox.add(Kind.UPDATE, id);
	}

	/**
	 * Replaces the description of an update.
	 * @param id of the update
	 * @param description instead of the one it has
	 */
	public void describe(UUID id, UpdateDescription description) {
		this.jdbc.sql(DESCRIBE)
			.param("id", id)
			.param("shortSummary", description.shortSummary())
			.param("summary", description.summary())
			.param("content", description.content())
			.update();
		this.outbox.add(Kind.UPDATE, id);
	}

	/**
	 * Corrects the date of a version in its updates.
	 * @param version of the updates
	 * @param from its date so far; {@code null} if the authority gave none
	 * @param to its date by the authority
	 */
	public void redate(UUID version, @Nullable Instant from, Instant to) {
		this.jdbc.sql(REDATE)
			.param("version", version)
			.param("from", (from != null) ? OffsetDateTime.ofInstant(from, ZoneOffset.UTC) : null)
			.param("to", OffsetDateTime.ofInstant(to, ZoneOffset.UTC))
			.query(UUID.class)
			.list()
			.forEach((id) -> this.outbox.add(Kind.UPDATE, id));
	}

	/**
	 * Records that two references are the same act: of their updates, only the first is
	 * shown to those who may see it.
	 * @param one of the references
	 * @param other one
	 */
	public void pair(UUID one, UUID other) {
		index(this.jdbc.sql(PAIR).param("one", one).param("other", other).param("original", null));
	}

	/**
	 * Records that a reference translates another one, whose update is the one that is
	 * shown to those who may see it.
	 * @param translation of the other
	 * @param original reference
	 */
	public void pairTranslation(UUID translation, UUID original) {
		index(this.jdbc.sql(PAIR).param("one", translation).param("other", original).param("original", original));
	}

	/**
	 * Records which withdrawals of a run repeat those of the same acts at other sources.
	 * @param runId of the run
	 */
	public void pairWithdrawals(UUID runId) {
		index(this.jdbc.sql(PAIR_ENDS).param("run", runId));
	}

	private void index(JdbcClient.StatementSpec changed) {
		changed.query(UUID.class).list().forEach((id) -> this.outbox.add(Kind.UPDATE, id));
	}

	/**
	 * Retracts or restores an update; its duplicates are shown while it is retracted.
	 * @param id of the update
	 * @param reason why it is retracted; {@code null} to restore it
	 */
	void retract(UUID id, @Nullable String reason) {
		this.jdbc.sql(RETRACT).param("id", id).param("reason", reason).update();
		this.outbox.add(Kind.UPDATE, id);
		this.jdbc.sql(FIND_REPEATS)
			.param("id", id)
			.query(UUID.class)
			.list()
			.forEach((repeat) -> this.outbox.add(Kind.UPDATE, repeat));
	}

}
