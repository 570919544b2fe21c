package io.regwatch.search.index;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Adds texts to documents while they are written; they are too long to be read with the
 * rows of a page.
 */
final class DocumentTexts {

	// The extractor that read the file last, as texts are shown.
	private static final String FIND = """
			SELECT coalesce(string_agg(block ->> 'text', E'\\n' ORDER BY CAST(block ->> 'ordinal' AS integer)), '')
			FROM (
				SELECT t.blocks
				FROM reference_version v
				JOIN extracted_text t ON t.sha256 = v.sha256 AND t.announced_type = v.announced_type
				WHERE v.id = :version AND t.blocks IS NOT NULL
				ORDER BY t.extracted_at DESC
				LIMIT 1) AS latest,
				jsonb_array_elements(latest.blocks) AS block
			WHERE lower(block ->> 'kind') NOT IN ('furniture', 'image')
			""";

	private static final String FIND_TITLE = """
			SELECT r.title
			FROM reference_version v
			JOIN reference r ON r.id = v.reference_id
			WHERE v.id = :version
			""";

	private final JdbcClient jdbc;

	private final @Nullable PassageVectors vectors;

	/**
	 * Adds passages only where there are vectors.
	 * @param jdbc of the texts
	 * @param vectors of passages; {@code null} for none
	 */
	DocumentTexts(JdbcClient jdbc, @Nullable PassageVectors vectors) {
		this.jdbc = jdbc;
		this.vectors = vectors;
	}

	/** Adds the text without furniture, if the version has one, and its passages. */
	SearchDocument complete(SearchDocument document) {
		UUID version = document.textVersionId();
		String text = (version != null) ? this.jdbc.sql(FIND).param("version", version).query(String.class).single()
				: "";
		List<String> body = text.isEmpty() ? null : SearchDocument.words(document.language(), text);
		return document.with(body, (this.vectors != null) ? passages(this.vectors, document, version, text) : null);
	}

	private List<SearchDocument.Passage> passages(PassageVectors vectors, SearchDocument document,
			@Nullable UUID version, String text) {
		if (version == null || text.isEmpty()) {
			return List
				.of(new SearchDocument.Passage(document.text(), PassageVectors.embed(document.heading()).orElse(null)));
		}
		String title = this.jdbc.sql(FIND_TITLE).param("version", version).query(String.class).single();
		List<String> passages = new ArrayList<>(List.of(title));
		// A passage alone rarely says what its document is about.
		PassageSplitter.split(text).forEach((passage) -> passages.add(title + "\n" + passage));
		List<Optional<String>> found = vectors.find(version, passages);
		return IntStream.range(0, passages.size())
			.mapToObj((place) -> new SearchDocument.Passage(
					SearchDocument.words(document.language(), passages.get(place)), found.get(place).orElse(null)))
			.toList();
	}

}
