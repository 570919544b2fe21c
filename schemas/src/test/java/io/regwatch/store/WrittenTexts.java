package io.regwatch.store;

import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.ContentHash;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;

/** Texts of versions, as extraction writes them. */
public record WrittenTexts(JdbcClient jdbc) {

	private static final String WRITE = """
			WITH file AS (
				INSERT INTO stored_file (sha256, size_bytes) VALUES (:sha256, 1) RETURNING sha256
			), text AS (
				INSERT INTO extracted_text (sha256, announced_type, extractor_version, media_type, pages, blocks)
				SELECT sha256, 'text', '1', 'text/plain', 1, CAST(:blocks AS jsonb) FROM file
			)
			UPDATE reference_version
			SET sha256 = :sha256, announced_type = 'text'
			WHERE reference_id = :reference AND ordinal = :ordinal
			""";

	/** Gives a version paragraphs, which have to be different from all others. */
	public void write(UUID reference, int ordinal, List<String> paragraphs) {
		List<Block> blocks = IntStream.range(0, paragraphs.size())
			.mapToObj((place) -> new Block(place, 1, BlockKind.PARAGRAPH, 0, paragraphs.get(place)))
			.toList();
		String json = JsonMapper.shared().writeValueAsString(blocks);
		this.jdbc.sql(WRITE)
			.param("sha256", ContentHash.of(json).hex())
			.param("blocks", json)
			.param("reference", reference)
			.param("ordinal", ordinal)
			.update();
	}

}
