package io.regwatch.ingest.relation;

import java.util.List;
import java.util.UUID;

import io.regwatch.schema.RelationKind;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Relations between references. */
@Repository
public class Relations {

	private static final String ADD = """
			INSERT INTO reference_relation (from_reference_id, to_reference_id, kind, origin)
			VALUES (:from, :to, :kind, :origin)
			ON CONFLICT (from_reference_id, to_reference_id, kind) DO NOTHING
			""";

	/** A file that a source has twice does not identify a document. */
	private static final String ADD_SAME_FILES = """
			WITH current AS NOT MATERIALIZED (
				SELECT reference.id, reference.source_id, reference.external_id, version.sha256
				FROM reference
				JOIN reference_version AS version ON version.id = reference.current_version_id
			)
			INSERT INTO reference_relation (from_reference_id, to_reference_id, kind, origin)
			SELECT found.id, other.id, 'same_as', 'derived'
			FROM run
			JOIN run_item ON run_item.run_id = run.id AND run_item.outcome = 'new'
			JOIN current AS found ON found.source_id = run.source_id AND found.external_id = run_item.external_id
			JOIN current AS other ON other.sha256 = found.sha256 AND other.source_id <> found.source_id
			WHERE run.id = :run
				AND NOT EXISTS (
					SELECT
					FROM current AS third
					WHERE third.sha256 = found.sha256 AND third.source_id IN (found.source_id, other.source_id)
						AND third.id NOT IN (found.id, other.id))
				AND NOT EXISTS (
					SELECT
					FROM reference_relation AS known
					WHERE known.from_reference_id = other.id AND known.to_reference_id = found.id)
			ON CONFLICT (from_reference_id, to_reference_id, kind) DO NOTHING
			RETURNING from_reference_id AS found, to_reference_id AS other
			""";

	private static final String REMOVE = """
			DELETE FROM reference_relation
			WHERE from_reference_id = :from AND to_reference_id = :to AND kind = :kind AND origin = 'authority'
			""";

	private static final String IS_ENDED = """
			SELECT EXISTS (
				SELECT
				FROM reference_relation
				WHERE to_reference_id = :to AND kind IN ('supersedes', 'withdraws'))
			""";

	private final JdbcClient jdbc;

	Relations(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Relates new references to those of other sources that have the same file.
	 * @param runId of the run that found them
	 * @return the references that are related since now
	 */
	public List<SameDocument> addSameFiles(UUID runId) {
		return this.jdbc.sql(ADD_SAME_FILES).param("run", runId).query(RecordRowMapper.of(SameDocument.class)).list();
	}

	/**
	 * Adds a relation that an authority states.
	 * @param relation between known references
	 */
	public void add(PendingRelation relation) {
		add(relation.from(), relation.to(), relation.kind(), "authority");
	}

	/**
	 * Adds a relation that follows from what is known of two references.
	 * @param from the first
	 * @param to the second
	 * @param kind what the first is to the second
	 */
	public void addDerived(UUID from, UUID to, RelationKind kind) {
		add(from, to, kind, "derived");
	}

	/**
	 * Removes a relation that its document no longer states.
	 * @param relation between known references
	 */
	public void remove(TakenBackRelation relation) {
		this.jdbc.sql(REMOVE)
			.param("from", relation.from())
			.param("to", relation.to())
			.param("kind", relation.kind().code())
			.update();
	}

	/**
	 * Whether a document supersedes or withdraws another one.
	 * @param to the other one
	 * @return {@code true} if one of those known does
	 */
	public boolean isEnded(UUID to) {
		return this.jdbc.sql(IS_ENDED).param("to", to).query(Boolean.class).single();
	}

	private void add(UUID from, UUID to, RelationKind kind, String origin) {
		this.jdbc.sql(ADD)
			.param("from", from)
			.param("to", to)
			.param("kind", kind.code())
			.param("origin", origin)
			.update();
	}

}
