package io.regwatch.search;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import org.springframework.jdbc.core.simple.JdbcClient;

final class ReferenceTable implements DocumentTable {

	private static final String SELECT = """
			SELECT r.id, r.source_id, s.geography, r.type, r.external_id, r.title,
				r.revision + s.revision AS version
			FROM reference r
			JOIN source s ON s.id = r.source_id
			""";

	private static final String FIND = SELECT + """
			WHERE r.id = ANY (CAST(:ids AS uuid[]))
			""";

	private static final String FIND_BETWEEN = SELECT + """
			WHERE r.id > :id AND r.id <= :last
			ORDER BY r.id
			LIMIT :limit
			""";

	private static final String FIND_LAST_ID = """
			SELECT id
			FROM reference
			ORDER BY id DESC
			LIMIT 1
			""";

	private static final String COUNT = """
			SELECT count(*)
			FROM reference
			""";

	private final JdbcClient jdbc;

	ReferenceTable(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	@Override
	public long count() {
		return this.jdbc.sql(COUNT).query(Long.class).single();
	}

	@Override
	public Optional<UUID> findLastId() {
		return this.jdbc.sql(FIND_LAST_ID).query(UUID.class).optional();
	}

	@Override
	public List<IndexWrite> findBetween(UUID id, UUID last, int limit) {
		return this.jdbc.sql(FIND_BETWEEN)
			.param("id", id)
			.param("last", last)
			.param("limit", limit)
			.query(ReferenceTable::write)
			.list();
	}

	@Override
	public List<IndexWrite> find(Collection<UUID> ids) {
		return this.jdbc.sql(FIND)
			.param("ids", ids.stream().map(UUID::toString).toArray(String[]::new))
			.query(ReferenceTable::write)
			.list();
	}

	private static IndexWrite write(ResultSet row, int number) throws SQLException {
		UUID id = row.getObject("id", UUID.class);
		return new IndexWrite.Put(Index.REFERENCES, id, row.getLong("version"),
				SearchDocument.Reference.of(id, row.getString("source_id"), row.getString("geography"),
						row.getString("type"), row.getString("external_id"), row.getString("title")));
	}

}
