package io.regwatch.ingest.relation;

import java.util.List;
import java.util.Objects;
import java.util.UUID;

import io.regwatch.ingest.source.StatedRelation;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Relations that listings state. They are open until both documents are known and, if one
 * ends the other, until the first applies.
 */
@Repository
public class StatedRelations {

	private static final String ADD = """
			INSERT INTO stated_relation (reference_id, kind, to_source_id, to_external_id, run_id)
			SELECT reference.id, :kind, :toSource, :toExternalId, :run
			FROM reference
			WHERE reference.source_id = :source AND reference.external_id = :externalId
			ON CONFLICT (reference_id, kind, to_source_id, to_external_id) DO NOTHING
			""";

	private static final String FIND_OPEN = """
			SELECT stated.id, stated.kind, stated.run_id, first.id AS "from", first.title,
				version.published_at AS published, version.effective_at AS effective, second.id AS "to",
				second.source_id, second.external_id,
				NOT EXISTS (
					SELECT
					FROM reference_version AS before
					JOIN run ON run.id = stated.run_id AND before.detected_at < run.started_at
					WHERE before.reference_id = second.id) AS history,
				(SELECT run_item.entry ->> 'status'
					FROM capture
					JOIN run_item ON run_item.id = capture.run_item_id AND run_item.entry IS NOT NULL
					WHERE capture.source_id = second.source_id AND capture.external_id = second.external_id
					ORDER BY capture.captured_at DESC
					LIMIT 1) IS NOT NULL AS stated
			FROM stated_relation AS stated
			JOIN reference AS first ON first.id = stated.reference_id
			JOIN reference_version AS version ON version.id = first.current_version_id
			JOIN reference AS second ON second.source_id = stated.to_source_id AND second.id <> first.id
				AND second.external_id = coalesce((
					SELECT renumbered.external_id
					FROM reference_alias AS alias
					JOIN reference AS renumbered ON renumbered.id = alias.reference_id
					WHERE alias.source_id = stated.to_source_id AND alias.external_id = stated.to_external_id),
					stated.to_external_id)
			WHERE stated.settled_at IS NULL AND (first.source_id = :source OR second.source_id = :source)
				AND (stated.kind NOT IN ('supersedes', 'withdraws')
					OR version.status NOT IN ('draft', 'not_yet_in_force'))
			ORDER BY stated.id
			""";

	/**
	 * Of complete listings only, for which the relations are not a lost field. The row of
	 * a document that has ended may say no more than that.
	 */
	private static final String FIND_TAKEN_BACK = """
			SELECT stated.id, stated.kind, first.id AS "from", first.title, second.id AS "to", second.source_id,
				second.external_id,
				(SELECT run_item.entry ->> 'status'
					FROM capture
					JOIN run_item ON run_item.id = capture.run_item_id AND run_item.entry IS NOT NULL
					WHERE capture.source_id = second.source_id AND capture.external_id = second.external_id
					ORDER BY capture.captured_at DESC
					LIMIT 1) IS NOT NULL AS stated
			FROM run_item AS item
			JOIN ledger ON ledger.run_id = item.run_id AND ledger.incomplete_reason IS NULL
			JOIN reference AS first ON first.source_id = :source AND first.external_id = item.external_id
			JOIN stated_relation AS stated ON stated.reference_id = first.id AND stated.settled_at IS NOT NULL
				AND stated.kind IN ('supersedes', 'withdraws')
			JOIN reference_relation AS relation ON relation.from_reference_id = first.id AND relation.kind = stated.kind
			JOIN reference AS second ON second.id = relation.to_reference_id AND second.source_id = stated.to_source_id
				AND (second.external_id = stated.to_external_id OR EXISTS (
					SELECT
					FROM reference_alias AS alias
					WHERE alias.reference_id = second.id AND alias.source_id = stated.to_source_id
						AND alias.external_id = stated.to_external_id))
			WHERE item.run_id = :run AND item.origin = 'listed' AND item.outcome IN ('changed', 'unchanged')
				AND lower(coalesce(item.entry ->> 'status', '')) NOT IN ('withdrawn', 'repealed')
				AND NOT EXISTS (
					SELECT
					FROM jsonb_array_elements(item.entry -> 'relations') AS still
					WHERE lower(still ->> 'kind') = stated.kind AND still ->> 'externalId' = stated.to_external_id
						AND coalesce(still ->> 'source', :source) = stated.to_source_id)
			ORDER BY stated.id
			""";

	private static final String REMOVE = """
			DELETE FROM stated_relation
			WHERE id = :id
			""";

	private static final String SETTLE = """
			UPDATE stated_relation
			SET settled_at = now()
			WHERE id = :id AND settled_at IS NULL
			""";

	private final JdbcClient jdbc;

	StatedRelations(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Adds the relations of an item that are not known yet.
	 * @param runId of the run
	 * @param source of the item
	 * @param externalId of the item, whose reference is known
	 * @param relations that it states
	 */
	public void add(UUID runId, String source, String externalId, List<StatedRelation> relations) {
		relations.forEach((stated) -> this.jdbc.sql(ADD)
			.param("kind", stated.kind().code())
			.param("toSource", Objects.requireNonNullElse(stated.source(), source))
			.param("toExternalId", stated.externalId())
			.param("run", runId)
			.param("source", source)
			.param("externalId", externalId)
			.update());
	}

	/**
	 * Finds what can be settled.
	 * @param source of either reference
	 * @return in the order in which they were stated
	 */
	public List<PendingRelation> findOpen(String source) {
		return this.jdbc.sql(FIND_OPEN).param("source", source).query(RecordRowMapper.of(PendingRelation.class)).list();
	}

	/**
	 * Settles a relation.
	 * @param relation whose consequences this transaction writes
	 * @return {@code false} if another transaction has
	 */
	public boolean settle(PendingRelation relation) {
		return this.jdbc.sql(SETTLE).param("id", relation.id()).update() > 0;
	}

	/**
	 * Finds relations with consequences that documents of a run no longer state.
	 * @param runId of the run, whose items are all done
	 * @param source of the run
	 * @return none if its listing is incomplete
	 */
	public List<TakenBackRelation> findTakenBack(UUID runId, String source) {
		return this.jdbc.sql(FIND_TAKEN_BACK)
			.param("run", runId)
			.param("source", source)
			.query(RecordRowMapper.of(TakenBackRelation.class))
			.list();
	}

	/**
	 * Removes a relation whose consequences this transaction takes back.
	 * @param relation that is no longer stated
	 * @return {@code false} if another transaction has
	 */
	public boolean remove(TakenBackRelation relation) {
		return this.jdbc.sql(REMOVE).param("id", relation.id()).update() > 0;
	}

}
