package io.regwatch.ops.benchmark.search;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.util.unit.DataSize;

/** Writes the judged documents into the database, as ingestion would. */
final class JudgedCorpus {

	static final String SOURCE = "judged";

	private static final String ADD_SOURCE = """
			INSERT INTO source (id, title, geography, institution_name, kind, definition, redistribution)
			VALUES ('judged', 'Judged documents', 'EU', 'Institution', 'html', '{}', 'text')
			""";

	private static final String ADD = """
			WITH ids AS MATERIALIZED (
				SELECT uuidv7() AS reference, uuidv7() AS version
			), file AS (
				INSERT INTO stored_file (sha256, size_bytes) VALUES (:sha256, 1)
			), text AS (
				INSERT INTO extracted_text (sha256, announced_type, extractor_version, pages, blocks)
				VALUES (:sha256, 'text/plain', '1', 1, CAST(:blocks AS jsonb))
			), version AS (
				INSERT INTO reference_version (id, reference_id, ordinal, sha256, announced_type, url, status, effective_at,
					effective_date_basis)
				SELECT version, reference, 1, :sha256, 'text/plain', 'https://example.org', 'in_force', '2026-01-01Z', 'unknown'
				FROM ids
			)
			INSERT INTO reference (id, source_id, external_id, type, title, language, url, current_version_id)
			SELECT reference, 'judged', :externalId, 'guidance', :title, :language, 'https://example.org', version
			FROM ids
			RETURNING id
			""";

	private final JdbcClient jdbc;

	private final Path directory;

	JudgedCorpus(JdbcClient jdbc, Path directory) {
		this.jdbc = jdbc;
		this.directory = directory;
	}

	/** Returns the key of each reference by its id. */
	Map<UUID, String> write(List<JudgedSet.Document> documents) throws Exception {
		this.jdbc.sql(ADD_SOURCE).update();
		Map<UUID, String> keys = new HashMap<>();
		try (DocumentExtractor extractor = new DocumentExtractor(new ExtractProperties("0", 1,
				DataSize.ofMegabytes(512), Duration.ofMinutes(5), Integer.MAX_VALUE, Duration.ofMinutes(5)))) {
			for (JudgedSet.Document document : documents) {
				keys.put(add(document, blocks(extractor, this.directory.resolve(document.file()))), document.key());
			}
		}
		return keys;
	}

	private UUID add(JudgedSet.Document document, List<Block> blocks) {
		return this.jdbc.sql(ADD)
			.param("sha256", "%064x".formatted(document.key().hashCode() & 0xffffffffL))
			.param("blocks", new JsonMapper().writeValueAsString(blocks))
			.param("externalId", document.externalId())
			.param("title", document.title())
			.param("language", document.language())
			.query(UUID.class)
			.single();
	}

	private static List<Block> blocks(DocumentExtractor extractor, Path file) throws Exception {
		if (file.toString().endsWith(".yaml")) {
			return List.of(new Block(0, 1, BlockKind.PARAGRAPH, 0, texts(file)));
		}
		return (extractor.extract(file, file.getFileName().toString()) instanceof Extraction.Text text) ? text.blocks()
				: List.of();
	}

	/** Titles and abstracts of a bibliographic record. */
	private static String texts(Path file) throws Exception {
		var record = new YAMLMapper().readTree(Files.readString(file));
		return List.of("title", "abstract")
			.stream()
			.flatMap((field) -> StreamSupport.stream(record.path(field).spliterator(), false))
			.map((text) -> text.path("content").asString(""))
			.collect(Collectors.joining(" "));
	}

}
