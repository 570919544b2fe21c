package io.regwatch.ingest.run;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.core.NestedExceptionUtils;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Rejected items with their reasons, until they are accepted. */
@Repository
public class Quarantine {

	private static final String ADD = """
			INSERT INTO quarantine (source_id, external_id, sha256, announced_type, reason, detail)
			VALUES (:source, :externalId, :sha256, :announcedType, :reason, :detail)
			ON CONFLICT (source_id, external_id) WHERE resolved_at IS NULL DO UPDATE
			SET sha256 = excluded.sha256, announced_type = excluded.announced_type, reason = excluded.reason,
				detail = excluded.detail, attempts = quarantine.attempts + 1, retry = false, last_seen_at = now(),
				acknowledged_at = CASE WHEN quarantine.reason = excluded.reason THEN quarantine.acknowledged_at END,
				acknowledged_by = CASE WHEN quarantine.reason = excluded.reason THEN quarantine.acknowledged_by END,
				note = CASE WHEN quarantine.reason = excluded.reason THEN quarantine.note END
			""";

	private static final String RESOLVE = """
			UPDATE quarantine
			SET resolved_at = now()
			WHERE source_id = :source AND external_id = ANY (CAST(:externalIds AS text[])) AND resolved_at IS NULL
			""";

	private static final String RESOLVE_UNLISTED = """
			UPDATE quarantine
			SET resolved_at = now()
			WHERE source_id = :source AND resolved_at IS NULL AND external_id <> ALL (:open)
			""";

	private static final String RESOLVE_RENUMBERED = """
			UPDATE quarantine
			SET resolved_at = now()
			WHERE source_id = :source AND resolved_at IS NULL AND reason = 'unconfirmed' AND external_id <> ALL (:listed)
				AND (
					SELECT run_item.former_external_id
					FROM run_item
					JOIN run ON run.id = run_item.run_id
					WHERE run.source_id = quarantine.source_id AND run_item.external_id = quarantine.external_id
					ORDER BY run_item.id DESC
					LIMIT 1) IS NOT NULL
			""";

	private static final String RETRY = """
			UPDATE quarantine
			SET retry = true
			WHERE id = :id AND resolved_at IS NULL
			RETURNING source_id
			""";

	private static final String ACKNOWLEDGE = """
			UPDATE quarantine
			SET acknowledged_at = now(), acknowledged_by = :person, note = :note
			WHERE id = :id AND resolved_at IS NULL
			""";

	private static final String WAITS_SINCE_BACKFILL = """
			SELECT EXISTS (
				SELECT
				FROM quarantine
				JOIN run ON run.source_id = quarantine.source_id
				WHERE quarantine.source_id = :source AND quarantine.external_id = :externalId
					AND quarantine.resolved_at IS NULL AND run.backfill
					AND quarantine.first_seen_at BETWEEN run.started_at AND run.finished_at)
			""";

	private static final String FIND_OPEN = """
			SELECT DISTINCT ON (quarantine.source_id, quarantine.external_id) quarantine.id, quarantine.source_id,
				source.title AS source_title, quarantine.external_id AS item, listed.entry ->> 'title' AS title,
				quarantine.reason, quarantine.detail, attempts, first_seen_at, acknowledged_at, acknowledged_by, note
			FROM quarantine
			JOIN source ON source.id = quarantine.source_id
			LEFT JOIN LATERAL (
				SELECT id FROM run WHERE run.source_id = source.id ORDER BY started_at DESC LIMIT 1) AS last ON true
			LEFT JOIN run_item AS listed ON listed.run_id = last.id AND listed.external_id = quarantine.external_id
			WHERE resolved_at IS NULL
			ORDER BY quarantine.source_id, quarantine.external_id, listed.position
			""";

	private final JdbcClient jdbc;

	private final ItemOutcomes outcomes;

	Quarantine(JdbcClient jdbc, ItemOutcomes outcomes) {
		this.jdbc = jdbc;
		this.outcomes = outcomes;
	}

	/**
	 * Closes an item as rejected and keeps it here.
	 * @param item leased
	 * @param file its bytes, as far as they were fetched
	 * @param reason why
	 * @param detail one sentence for operators
	 */
	public void reject(RunItem item, @Nullable ContentHash file, RejectionReason reason, String detail) {
		this.outcomes.reject(item, reason, detail);
		this.jdbc.sql(ADD)
			.param("source", item.sourceId())
			.param("externalId", item.externalId())
			.param("sha256", (file != null) ? file.hex() : null)
			.param("announcedType", item.announcedType())
			.param("reason", reason.code())
			.param("detail", detail)
			.update();
	}

	/**
	 * Closes an item as rejected that could not be processed at its stage.
	 * @param item leased
	 * @param stage of the item
	 * @param cause of the failure
	 */
	public void rejectFailed(RunItem item, Stage stage, Throwable cause) {
		// After its first line PostgreSQL can quote the document.
		String line = String.valueOf(NestedExceptionUtils.getMostSpecificCause(cause)).lines().findFirst().orElse("");
		reject(item, item.file(), RejectionReason.FAILED, "Stage '%s': %s".formatted(stage.code(), line));
	}

	/**
	 * Resolves items that were accepted now.
	 * @param items of one run
	 */
	public void resolve(List<RunItem> items) {
		if (!items.isEmpty()) {
			this.jdbc.sql(RESOLVE)
				.param("source", items.getFirst().sourceId())
				.param("externalIds", items.stream().map(RunItem::externalId).toArray(String[]::new))
				.update();
		}
	}

	/**
	 * Resolves items that a complete listing no longer has and that need no check.
	 * @param sourceId of the source
	 * @param open the external ids that the run processes: those listed, and known ones
	 * that are not
	 */
	public void resolveUnlisted(String sourceId, Collection<String> open) {
		this.jdbc.sql(RESOLVE_UNLISTED).param("source", sourceId).param("open", open.toArray(String[]::new)).update();
	}

	/**
	 * Resolves items that were rejected because of other ids and that a feed no longer
	 * shows: their references keep the ids that they had.
	 * @param sourceId of the feed
	 * @param listed external ids that it shows
	 */
	public void resolveRenumbered(String sourceId, Collection<String> listed) {
		this.jdbc.sql(RESOLVE_RENUMBERED)
			.param("source", sourceId)
			.param("listed", listed.toArray(String[]::new))
			.update();
	}

	/**
	 * Whether an item is here since a first run of its source, which made history of all
	 * that it could take.
	 * @param item of a later run
	 * @return {@code false} for an item that is not here, too
	 */
	public boolean waitsSinceBackfill(RunItem item) {
		return this.jdbc.sql(WAITS_SINCE_BACKFILL)
			.param("source", item.sourceId())
			.param("externalId", item.externalId())
			.query(Boolean.class)
			.single();
	}

	/**
	 * Requests a retry of items in the next run of their sources.
	 * @param ids of quarantined items
	 * @return the sources that they belong to
	 * @throws IllegalArgumentException if an id is unknown or its item was taken
	 * meanwhile
	 */
	@Transactional
	public Set<String> retry(Collection<UUID> ids) {
		return ids.stream().map(this::retry).collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/**
	 * Records that a person leaves an item here. Until it is rejected for another reason,
	 * it raises no alert.
	 * @param id of a quarantined item
	 * @param person who decides
	 * @param note why; 1 to 1,000 characters
	 * @return {@code false} if the id is unknown or the item was accepted meanwhile
	 */
	public boolean acknowledge(UUID id, String person, String note) {
		return this.jdbc.sql(ACKNOWLEDGE).param("id", id).param("person", person).param("note", note).update() > 0;
	}

	/**
	 * Lists the unresolved items.
	 * @return by source and external id
	 */
	public List<QuarantinedItem> findOpen() {
		return this.jdbc.sql(FIND_OPEN).query(RecordRowMapper.of(QuarantinedItem.class)).list();
	}

	private String retry(UUID id) {
		return this.jdbc.sql(RETRY)
			.param("id", id)
			.query(String.class)
			.optional()
			.orElseThrow(() -> new IllegalArgumentException("No item with id '%s' is in quarantine".formatted(id)));
	}

}
