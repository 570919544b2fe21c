package io.regwatch.api.reference;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The texts of versions of visible references. */
@Repository
public class VersionTextReader {

	// As evidence is quoted: by the extractor that read the file last.
	private static final String FIND = """
			SELECT v.id, s.redistribution <> 'metadata' AS quotable,
				CASE WHEN s.redistribution <> 'metadata' THEN (
					SELECT text.blocks
					FROM extracted_text AS text
					WHERE text.sha256 = v.sha256 AND text.announced_type = v.announced_type AND text.blocks IS NOT NULL
					ORDER BY text.extracted_at DESC
					LIMIT 1) END AS blocks
			FROM reference_version AS v
			JOIN reference AS r ON r.id = v.reference_id
			JOIN source AS s ON s.id = r.source_id
			JOIN visible_reference AS visible
				ON visible.reference_id = r.id AND visible.workspace_id = :workspace
			WHERE r.id = :reference AND v.id = :version
			""";

	private static final Set<BlockKind> NO_TEXT = EnumSet.of(BlockKind.FURNITURE, BlockKind.IMAGE);

	private static final TypeReference<List<Block>> BLOCKS = new TypeReference<>() {
	};

	private final JdbcClient jdbc;

	private final JsonMapper json;

	VersionTextReader(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/**
	 * Reads the text of a version.
	 * @param workspace that reads
	 * @param reference of the version
	 * @param version its id
	 * @return empty if there is no such version, or the workspace does not see the
	 * reference
	 */
	public Optional<VersionText> find(UUID workspace, UUID reference, UUID version) {
		return this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.param("reference", reference)
			.param("version", version)
			.query(this::text)
			.optional();
	}

	private VersionText text(ResultSet row, int number) throws SQLException {
		UUID version = row.getObject("id", UUID.class);
		String blocks = row.getString("blocks");
		if (blocks == null) {
			return new VersionText(version, row.getBoolean("quotable") ? "no_text" : "rights", List.of());
		}
		return new VersionText(version, null,
				this.json.readValue(blocks, BLOCKS)
					.stream()
					.filter((block) -> !NO_TEXT.contains(block.kind()))
					.map((block) -> new VersionText.Segment(block.ordinal(), block.page(),
							block.kind() == BlockKind.HEADING, block.text()))
					.toList());
	}

}
