package io.regwatch.assessment.subscription;

import java.util.List;
import java.util.UUID;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads sources that can be recommended. */
@Repository("recommendableSources")
class RecommendableSources {

	private static final String FIND = """
			SELECT source.id, source.title, source.geography, ARRAY(
				SELECT reference.title
				FROM reference
				WHERE reference.source_id = source.id
				ORDER BY reference.id DESC
				LIMIT 2000
			) AS documents
			FROM source
			JOIN readable_source AS readable ON readable.source_id = source.id
			WHERE readable.workspace_id = :workspace
			ORDER BY source.id
			""";

	private final JdbcClient jdbc;

	RecommendableSources(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	List<RecommendableSource> findReadableBy(UUID workspace) {
		return this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.query((row, number) -> new RecommendableSource(row.getString("id"), row.getString("title"),
					row.getString("geography"), List.of((String[]) row.getArray("documents").getArray())))
			.list();
	}

}
