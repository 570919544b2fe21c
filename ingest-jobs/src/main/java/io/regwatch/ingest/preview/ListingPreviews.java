package io.regwatch.ingest.preview;

import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The last preview of each source. */
@Repository
public class ListingPreviews {

	private static final String SAVE = """
			INSERT INTO listing_preview (source_id, preview)
			VALUES (:source, CAST(:preview AS jsonb))
			ON CONFLICT (source_id) DO UPDATE
			SET preview = excluded.preview, made_at = now()
			""";

	private static final String FIND = """
			SELECT source.title, preview, made_at, coalesce(request.requested_version > request.completed_version, false) AS pending,
				coalesce(request.failures, 0) AS failures
			FROM source
			LEFT JOIN listing_preview ON listing_preview.source_id = source.id
			LEFT JOIN work_request AS request ON request.kind = 'preview_listing' AND request.work_key = source.id
			WHERE source.id = :source
			""";

	private static final String FIND_KNOWN = """
			SELECT external_id
			FROM reference
			WHERE source_id = :source
			""";

	private final JdbcClient jdbc;

	private final JsonMapper json;

	ListingPreviews(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/**
	 * Finds the last preview of a source.
	 * @param source its id
	 * @return empty if there is no such source
	 */
	public Optional<State> find(String source) {
		return this.jdbc.sql(FIND).param("source", source).query((row, _) -> {
			@Nullable String preview = row.getString("preview");
			return new State(row.getString("title"),
					(preview != null) ? this.json.readValue(preview, ListingPreview.class) : null,
					(preview != null) ? row.getTimestamp("made_at").toInstant() : null, row.getBoolean("pending"),
					row.getInt("failures"));
		}).optional();
	}

	void save(String source, ListingPreview preview) {
		this.jdbc.sql(SAVE).param("source", source).param("preview", this.json.writeValueAsString(preview)).update();
	}

	Set<String> findKnown(String source) {
		return new HashSet<>(this.jdbc.sql(FIND_KNOWN).param("source", source).query(String.class).list());
	}

	/**
	 * The last preview of a source, and the next.
	 *
	 * @param title of the source
	 * @param preview {@code null} if there is none
	 * @param madeAt {@code null} if there is none
	 * @param pending whether a preview is requested or being made
	 * @param failures attempts in a row that failed
	 */
	public record State(String title, @Nullable ListingPreview preview, @Nullable Instant madeAt, boolean pending,
			int failures) {

	}

}
