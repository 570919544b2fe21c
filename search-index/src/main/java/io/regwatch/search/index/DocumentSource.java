package io.regwatch.search.index;

import java.util.Collection;
import java.util.List;
import java.util.UUID;

import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The rows in PostgreSQL that become the documents of one index. */
public final class DocumentSource {

	/** Less than any id. */
	public static final UUID BEFORE_ALL = new UUID(0, 0);

	private final JdbcClient jdbc;

	private final Statements sql;

	private final RowMapper<IndexWrite> mapper;

	DocumentSource(JdbcClient jdbc, Statements sql, RowMapper<IndexWrite> mapper) {
		this.jdbc = jdbc;
		this.sql = sql;
		this.mapper = mapper;
	}

	long count() {
		return this.jdbc.sql(this.sql.count()).query(Long.class).single();
	}

	/**
	 * Returns the greatest id, where a reader of pages stops: later rows have outbox
	 * entries.
	 * @return {@link #BEFORE_ALL} when there is no row
	 */
	public UUID findLastId() {
		return this.jdbc.sql(this.sql.lastId()).query(UUID.class).optional().orElse(BEFORE_ALL);
	}

	/**
	 * Reads a page of the rows that have a document, by id.
	 * @param id rows after this one
	 * @param last up to this one
	 * @param limit maximum number of rows
	 * @return possibly empty
	 */
	public List<IndexWrite> findBetween(UUID id, UUID last, int limit) {
		return this.jdbc.sql(this.sql.between())
			.param("id", id)
			.param("last", last)
			.param("limit", limit)
			.query(this.mapper)
			.list();
	}

	/**
	 * Reads the current state of rows, those without a document included.
	 * @param ids any
	 * @return in no order, without rows that do not exist
	 */
	public List<IndexWrite> find(Collection<UUID> ids) {
		return this.jdbc.sql(this.sql.find())
			.param("ids", ids.stream().map(UUID::toString).toArray(String[]::new))
			.query(this.mapper)
			.list();
	}

	/**
	 * The statements of one table.
	 *
	 * @param count number of rows with a document
	 * @param lastId the greatest id
	 * @param between rows by {@code :id}, {@code :last} and {@code :limit}
	 * @param find rows by {@code :ids}
	 */
	record Statements(String count, String lastId, String between, String find) {
	}

}
