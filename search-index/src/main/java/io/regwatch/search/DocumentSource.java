package io.regwatch.search;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The rows of PostgreSQL that an index is made of. */
final class DocumentSource {

	private final JdbcClient jdbc;

	private final Statements sql;

	private final RowMapper<IndexWrite> mapper;

	DocumentSource(JdbcClient jdbc, Statements sql, RowMapper<IndexWrite> mapper) {
		this.jdbc = jdbc;
		this.sql = sql;
		this.mapper = mapper;
	}

	/**
	 * Counts the rows that have a document.
	 * @return number of rows
	 */
	long count() {
		return this.jdbc.sql(this.sql.count()).query(Long.class).single();
	}

	/**
	 * Returns the greatest id there is, where a reader of pages stops: rows that come
	 * later have outbox entries.
	 * @return empty when there is no row
	 */
	Optional<UUID> findLastId() {
		return this.jdbc.sql(this.sql.lastId()).query(UUID.class).optional();
	}

	/**
	 * Reads the next rows that have a document, by id.
	 * @param id rows up to this one are passed over
	 * @param last rows after this one are, too
	 * @param limit at most so many
	 * @return possibly empty
	 */
	List<IndexWrite> findBetween(UUID id, UUID last, int limit) {
		return this.jdbc.sql(this.sql.between())
			.param("id", id)
			.param("last", last)
			.param("limit", limit)
			.query(this.mapper)
			.list();
	}

	/**
	 * Reads the present state of rows, those without a document included; rows that are
	 * not there are not in the list.
	 * @param ids any
	 * @return in no order
	 */
	List<IndexWrite> find(Collection<UUID> ids) {
		return this.jdbc.sql(this.sql.find())
			.param("ids", ids.stream().map(UUID::toString).toArray(String[]::new))
			.query(this.mapper)
			.list();
	}

	/**
	 * What a table is asked.
	 *
	 * @param count for the number of rows with a document
	 * @param lastId for the greatest id
	 * @param between for rows by {@code :id}, {@code :last} and {@code :limit}
	 * @param find for rows by {@code :ids}
	 */
	record Statements(String count, String lastId, String between, String find) {

	}

}
