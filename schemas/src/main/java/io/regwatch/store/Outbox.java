package io.regwatch.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/**
 * The transactional outbox of the search index: rows are added in the transaction that
 * changes an entity and leave when the index has confirmed them.
 */
@Repository
public class Outbox {

	private static final String ADD = """
			INSERT INTO outbox (kind, entity_id)
			VALUES (:kind, :entityId)
			""";

	private static final String ADD_ALL_OF_SOURCE = """
			INSERT INTO outbox (kind, entity_id)
			SELECT 'reference', id
			FROM reference
			WHERE source_id = :source
			UNION ALL
			SELECT 'update', reference_update.id
			FROM reference_update
			JOIN reference ON reference.id = reference_update.reference_id
			WHERE reference.source_id = :source
			""";

	private static final String ADD_UPDATES = """
			INSERT INTO outbox (kind, entity_id)
			SELECT 'update', id
			FROM reference_update
			WHERE reference_id = :reference
			""";

	private static final String FIND_AFTER = """
			SELECT id, kind, entity_id
			FROM outbox
			WHERE id > :id
			ORDER BY id
			LIMIT :limit
			""";

	private static final String LAST_ID = """
			SELECT coalesce(max(id), 0)
			FROM outbox
			""";

	private static final String REMOVE = """
			DELETE FROM outbox
			WHERE id = ANY (:ids)
			""";

	private static final String FAIL = """
			UPDATE outbox
			SET attempts = attempts + 1, last_error = :error
			WHERE id = :id
			""";

	private static final String FIND_WAITING = """
			SELECT DISTINCT entity_id
			FROM outbox
			WHERE kind = :kind AND entity_id = ANY (CAST(:ids AS uuid[]))
			""";

	private static final String COUNT = """
			SELECT count(*)
			FROM outbox
			""";

	private final JdbcClient jdbc;

	Outbox(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Adds an entity in the caller's transaction, which must be active: a change and its
	 * outbox row are committed together or not at all.
	 * @param kind of the entity
	 * @param entityId its primary key
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void add(OutboxEntry.Kind kind, UUID entityId) {
		this.jdbc.sql(ADD).param("kind", kind.name().toLowerCase(Locale.ROOT)).param("entityId", entityId).update();
	}

	/**
	 * Adds everything that shows a source, in the caller's transaction.
	 * @param sourceId of the changed source
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void addAllOfSource(String sourceId) {
		this.jdbc.sql(ADD_ALL_OF_SOURCE).param("source", sourceId).update();
	}

	/**
	 * Adds all updates of a reference, in the caller's transaction.
	 * @param referenceId of the changed reference
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void addUpdates(UUID referenceId) {
		this.jdbc.sql(ADD_UPDATES).param("reference", referenceId).update();
	}

	/**
	 * Returns the next entries in the order in which they were added.
	 * @param id entries up to this one are passed over; 0 for the beginning
	 * @param limit at most so many
	 * @return possibly empty
	 */
	public List<OutboxEntry> findAfter(long id, int limit) {
		return this.jdbc.sql(FIND_AFTER).param("id", id).param("limit", limit).query(Outbox::entry).list();
	}

	/**
	 * Returns where the outbox ends now, so that who empties it need not run after those
	 * who fill it.
	 * @return id of the newest entry, 0 when there is none
	 */
	public long lastId() {
		return this.jdbc.sql(LAST_ID).query(Long.class).single();
	}

	/**
	 * Removes entries that the index has confirmed.
	 * @param ids ids of entries; unknown ones are ignored
	 */
	public void remove(Collection<Long> ids) {
		this.jdbc.sql(REMOVE).param("ids", ids.toArray(Long[]::new)).update();
	}

	/**
	 * Keeps an entry that the index refused, with its reason.
	 * @param id of the entry
	 * @param error what the index said
	 */
	public void fail(long id, String error) {
		this.jdbc.sql(FAIL).param("id", id).param("error", error).update();
	}

	/**
	 * Finds which entities have changes that have not reached the index yet.
	 * @param kind of the entities
	 * @param entityIds their primary keys
	 * @return some of them
	 */
	public Set<UUID> findWaiting(OutboxEntry.Kind kind, Collection<UUID> entityIds) {
		return Set.copyOf(this.jdbc.sql(FIND_WAITING)
			.param("kind", kind.name().toLowerCase(Locale.ROOT))
			.param("ids", entityIds.stream().map(UUID::toString).toArray(String[]::new))
			.query(UUID.class)
			.list());
	}

	/**
	 * Counts what has not reached the index yet.
	 * @return number of entries, refused ones included
	 */
	public long count() {
		return this.jdbc.sql(COUNT).query(Long.class).single();
	}

	private static OutboxEntry entry(ResultSet row, int number) throws SQLException {
		return new OutboxEntry(row.getLong("id"),
				OutboxEntry.Kind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
				row.getObject("entity_id", UUID.class));
	}

}
