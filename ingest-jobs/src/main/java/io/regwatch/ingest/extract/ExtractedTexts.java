package io.regwatch.ingest.extract;

import java.util.List;
import java.util.Optional;

import io.regwatch.ingest.run.RunItem;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.Extraction;
import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The extracted texts, by file, announced type and extractor version. A text never
 * changes; a rejection may, after a retry from the quarantine.
 */
@Repository
class ExtractedTexts {

	// LATERAL with a limit: a plan that is made while there are few texts would go on to
	// read all of them for each item.
	private static final String FIND_MISSING = """
			SELECT needed.sha256, needed.announced_type
			FROM (
				SELECT sha256, announced_type
				FROM run_item
				WHERE id = :item
				UNION
				SELECT version.sha256, version.announced_type
				FROM reference
				JOIN reference_version AS version ON version.id = reference.current_version_id
				WHERE reference.source_id = :source AND reference.external_id IN (:externalId, :formerId)
					AND version.sha256 IS NOT NULL) AS needed
			LEFT JOIN LATERAL (
				SELECT true AS found
				FROM extracted_text AS text
				WHERE text.sha256 = needed.sha256 AND text.announced_type = needed.announced_type
					AND text.extractor_version = :extractorVersion
					AND (text.rejection IS NULL OR NOT EXISTS (
						SELECT
						FROM quarantine
						WHERE source_id = :source AND external_id = :externalId AND resolved_at IS NULL
							AND (quarantine.retry OR (quarantine.attempts < 3
							AND quarantine.reason IN ('timed_out', 'out_of_memory', 'crashed')))))
				LIMIT 1) AS text ON true
			WHERE text.found IS NULL
			ORDER BY needed.sha256
			""";

	private static final String FIND_CURRENT = """
			SELECT version.sha256 AS hash, version.announced_type
			FROM reference
			JOIN reference_version AS version ON version.id = reference.current_version_id
			WHERE reference.source_id = :source AND reference.external_id IN (:externalId, :formerId)
				AND version.sha256 IS NOT NULL
			ORDER BY reference.external_id = :externalId DESC
			LIMIT 1
			""";

	private static final String ADD = """
			INSERT INTO extracted_text (sha256, announced_type, extractor_version, media_type, title, language, pages,
				blocks, rejection, detail)
			VALUES (:sha256, :announcedType, :extractorVersion, :mediaType, :title, :language, :pages, :blocks::jsonb,
				:rejection, :detail)
			ON CONFLICT (sha256, announced_type, extractor_version) DO UPDATE
			SET media_type = excluded.media_type, title = excluded.title, language = excluded.language,
				pages = excluded.pages, blocks = excluded.blocks, rejection = excluded.rejection,
				detail = excluded.detail, extracted_at = now()
			WHERE extracted_text.rejection IS NOT NULL
			""";

	private final JdbcClient jdbc;

	private final JsonMapper json;

	ExtractedTexts(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/**
	 * Finds the files of an item and of its reference's current version without a text.
	 */
	List<FileKey> findMissing(RunItem item, String extractorVersion) {
		return this.jdbc.sql(FIND_MISSING)
			.param("item", item.id())
			.param("source", item.sourceId())
			.param("externalId", item.externalId())
			.param("formerId", item.formerId())
			.param("extractorVersion", extractorVersion)
			.query((row, number) -> new FileKey(new ContentHash(row.getString("sha256")),
					row.getString("announced_type")))
			.list();
	}

	/** Finds the file of the current version of an item's reference. */
	Optional<FileKey> findCurrent(RunItem item) {
		return this.jdbc.sql(FIND_CURRENT)
			.param("source", item.sourceId())
			.param("externalId", item.externalId())
			.param("formerId", item.formerId())
			.query(RecordRowMapper.of(FileKey.class))
			.optional();
	}

	void add(FileKey file, String extractorVersion, Extraction extraction) {
		switch (extraction) {
			case Extraction.Text text -> add(file, extractorVersion, text.mediaType(), text, null);
			case Extraction.Rejected rejected -> add(file, extractorVersion, rejected.mediaType(), null, rejected);
		}
	}

	private void add(FileKey file, String extractorVersion, @Nullable String mediaType, Extraction.@Nullable Text text,
			Extraction.@Nullable Rejected rejected) {
		this.jdbc.sql(ADD)
			.param("sha256", file.hash().hex())
			.param("announcedType", file.announcedType())
			.param("extractorVersion", extractorVersion)
			.param("mediaType", mediaType)
			.param("title", (text != null) ? text.title() : null)
			.param("language", (text != null) ? text.language() : null)
			.param("pages", (text != null) ? text.pages() : null)
			.param("blocks", (text != null) ? this.json.writeValueAsString(text.blocks()) : null)
			.param("rejection", (rejected != null) ? rejected.reason().code() : null)
			.param("detail", (rejected != null) ? rejected.detail() : null)
			.update();
	}

}
