package io.regwatch.ingest.relation;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** What references are to each other. */
@Repository
public class Relations {

	private static final String ADD = """
			INSERT INTO reference_relation (from_reference_id, to_reference_id, kind, origin)
			VALUES (:from, :to, :kind, 'authority')
			ON CONFLICT (from_reference_id, to_reference_id, kind) DO NOTHING
			""";

	private final JdbcClient jdbc;

	Relations(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Adds a relation that an authority states.
	 * @param relation between known references
	 */
	public void add(PendingRelation relation) {
		this.jdbc.sql(ADD)
			.param("from", relation.from())
			.param("to", relation.to())
			.param("kind", relation.kind().code())
			.update();
	}

}
