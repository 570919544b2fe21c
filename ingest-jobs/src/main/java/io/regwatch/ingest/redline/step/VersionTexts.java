package io.regwatch.ingest.redline.step;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.ingest.update.Tolerance;
import io.regwatch.ingest.update.UnsharedImages;
import io.regwatch.schema.Block;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads the texts of two versions of a reference, both by one extractor version. */
@Repository
class VersionTexts {

	private static final String FIND_UPDATE = """
			SELECT previous_version_id AS from, current_version_id AS to, short_summary, summary
			FROM reference_update
			WHERE id = :update AND previous_version_id IS NOT NULL
			""";

	private static final String FIND = """
			SELECT old_text.blocks AS before, new_text.blocks AS after,
				coalesce(old_image.blocks, '[]') AS old_images, coalesce(new_image.blocks, '[]') AS new_images,
				old_text.media_type AS old_type, new_text.media_type AS new_type,
				previous.sha256 = current.sha256 AND previous.announced_type = current.announced_type AS same_file,
				coalesce(reference.language, new_text.language) AS language,
				source.redistribution <> 'metadata' AS quotable
			FROM reference_version AS current
			JOIN reference ON reference.id = current.reference_id
			JOIN source ON source.id = reference.source_id
			JOIN reference_version AS previous
				ON previous.id = :from AND previous.reference_id = current.reference_id
			JOIN extracted_text AS new_text
				ON new_text.sha256 = current.sha256 AND new_text.announced_type = current.announced_type
			JOIN extracted_text AS old_text
				ON old_text.sha256 = previous.sha256 AND old_text.announced_type = previous.announced_type
					AND old_text.extractor_version = new_text.extractor_version
			LEFT JOIN unshared_image AS old_image
				ON old_image.sha256 = previous.sha256 AND old_image.other_sha256 = current.sha256
					AND old_image.extractor_version = new_text.extractor_version
			LEFT JOIN unshared_image AS new_image
				ON new_image.sha256 = current.sha256 AND new_image.other_sha256 = previous.sha256
					AND new_image.extractor_version = new_text.extractor_version
			WHERE current.id = :to AND new_text.blocks IS NOT NULL AND old_text.blocks IS NOT NULL
			ORDER BY new_text.extracted_at DESC
			LIMIT 1
			""";

	private static final TypeReference<List<Block>> BLOCKS = new TypeReference<>() {
	};

	private final JdbcClient jdbc;

	private final JsonMapper json;

	VersionTexts(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/** Returns empty if the update has no previous version. */
	Optional<ComparedUpdate> findUpdate(UUID updateId) {
		return this.jdbc.sql(FIND_UPDATE).param("update", updateId).query(ComparedUpdate.class).optional();
	}

	/** Returns empty if no extractor version has read both. */
	Optional<ComparedTexts> find(UUID from, UUID to) {
		return this.jdbc.sql(FIND).param("from", from).param("to", to).query(this::texts).optional();
	}

	private ComparedTexts texts(ResultSet row, int number) throws SQLException {
		return new ComparedTexts(UnsharedImages.insert(blocks(row, "before"), blocks(row, "old_images")),
				UnsharedImages.insert(blocks(row, "after"), blocks(row, "new_images")),
				Tolerance.of(row.getString("old_type"), row.getString("new_type")), row.getBoolean("same_file"),
				row.getString("language"), row.getBoolean("quotable"));
	}

	private List<Block> blocks(ResultSet row, String column) throws SQLException {
		return this.json.readValue(row.getString(column), BLOCKS);
	}

}
