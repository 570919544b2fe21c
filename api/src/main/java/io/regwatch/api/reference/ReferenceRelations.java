package io.regwatch.api.reference;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;

import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.RelationKind;
import io.regwatch.store.Instants;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The relations of references to those of sources that the workspace may read. */
@Repository
public class ReferenceRelations {

	private static final String FIND = """
			SELECT relation.kind, relation.from_reference_id = :reference AS outgoing, relation.origin,
				relation.created_at, r.id, r.external_id, r.title, r.type
			FROM reference_relation AS relation
			JOIN reference AS r ON r.id = CASE WHEN relation.from_reference_id = :reference
				THEN relation.to_reference_id ELSE relation.from_reference_id END
			JOIN readable_source AS readable
				ON readable.source_id = r.source_id AND readable.workspace_id = :workspace
			WHERE :reference IN (relation.from_reference_id, relation.to_reference_id)
			ORDER BY relation.created_at, relation.id
			""";

	private final JdbcClient jdbc;

	ReferenceRelations(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Finds the relations of a reference.
	 * @param workspace that reads
	 * @param reference one that the workspace sees
	 * @return in the order in which they were recorded
	 */
	public List<Relation> find(UUID workspace, UUID reference) {
		return this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.param("reference", reference)
			.query(ReferenceRelations::relation)
			.list();
	}

	private static Relation relation(ResultSet row, int number) throws SQLException {
		return new Relation(CodedEnum.of(RelationKind.class, row.getString("kind")), row.getBoolean("outgoing"),
				row.getString("origin"), Instants.get(row, "created_at"),
				new Relation.Related(row.getObject("id", UUID.class), row.getString("external_id"),
						row.getString("title"), CodedEnum.of(ReferenceType.class, row.getString("type"))));
	}

}
