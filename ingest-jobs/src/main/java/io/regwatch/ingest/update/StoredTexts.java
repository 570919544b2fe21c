package io.regwatch.ingest.update;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

import io.regwatch.schema.Block;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The texts that extraction stored. */
@Repository
public class StoredTexts {

	private static final String FIND = """
			SELECT media_type, title, language, pages, blocks, rejection, detail
			FROM extracted_text
			WHERE sha256 = :sha256 AND announced_type = :announcedType AND extractor_version = :extractorVersion
			""";

	private static final String FIND_LAST = """
			SELECT media_type, title, language, pages, blocks, rejection, detail
			FROM extracted_text
			WHERE sha256 = :sha256 AND announced_type = :announcedType AND blocks IS NOT NULL
			ORDER BY extracted_at DESC
			LIMIT 1
			""";

	private static final TypeReference<List<Block>> BLOCKS = new TypeReference<>() {
	};

	private final JdbcClient jdbc;

	private final JsonMapper json;

	StoredTexts(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/**
	 * Finds the text of a file by one extractor version.
	 * @param file that was read
	 * @param extractorVersion that read it
	 * @return the text, or why there is none; empty if this version has not read it
	 */
	public Optional<Extraction> find(FileKey file, String extractorVersion) {
		return this.jdbc.sql(FIND)
			.param("sha256", file.hash().hex())
			.param("announcedType", file.announcedType())
			.param("extractorVersion", extractorVersion)
			.query(this::extraction)
			.optional();
	}

	/**
	 * Finds the text of a file that was read last.
	 * @param file that was read
	 * @return empty if no version could read it
	 */
	public Optional<Extraction> findLast(FileKey file) {
		return this.jdbc.sql(FIND_LAST)
			.param("sha256", file.hash().hex())
			.param("announcedType", file.announcedType())
			.query(this::extraction)
			.optional();
	}

	private Extraction extraction(ResultSet row, int number) throws SQLException {
		String rejection = row.getString("rejection");
		if (rejection != null) {
			return new Extraction.Rejected(row.getString("media_type"), CodedEnum.of(RejectionReason.class, rejection),
					row.getString("detail"));
		}
		return new Extraction.Text(row.getString("media_type"), row.getString("title"), row.getString("language"),
				row.getInt("pages"), this.json.readValue(row.getString("blocks"), BLOCKS));
	}

}
