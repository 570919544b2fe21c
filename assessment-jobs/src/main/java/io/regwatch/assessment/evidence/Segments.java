package io.regwatch.assessment.evidence;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.regwatch.assessment.model.Embeddings;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Reads the stored texts of versions. Some that were read recently or often are kept,
 * because an update is assessed for one workspace after the other.
 */
@Repository
public class Segments {

	// Both as one extractor read them: otherwise all of the text would seem new.
	private static final String FIND = """
			SELECT text.sha256, text.announced_type, text.extractor_version, old_text.sha256 AS old_sha256,
				old_text.announced_type AS old_announced_type,
				(SELECT embeddings FROM digest WHERE update_id = CAST(:update AS uuid)) AS embeddings
			FROM reference_version AS version
			JOIN extracted_text AS text ON text.sha256 = version.sha256
				AND text.announced_type = version.announced_type
			LEFT JOIN reference_version AS old ON old.id = :previous
			LEFT JOIN extracted_text AS old_text ON old_text.sha256 = old.sha256
				AND old_text.announced_type = old.announced_type
				AND old_text.extractor_version = text.extractor_version
			WHERE version.id = :version AND text.blocks IS NOT NULL
			ORDER BY old_text.blocks IS NULL, text.extracted_at DESC
			LIMIT 1
			""";

	private static final String READ = """
			SELECT text.blocks, old_text.blocks AS old_blocks
			FROM extracted_text AS text
			LEFT JOIN extracted_text AS old_text ON old_text.sha256 = CAST(:oldSha256 AS text)
				AND old_text.announced_type = CAST(:oldAnnouncedType AS text)
				AND old_text.extractor_version = text.extractor_version
			WHERE text.sha256 = :sha256 AND text.announced_type = :announcedType
				AND text.extractor_version = :extractorVersion
			""";

	/**
	 * Of all kept texts; their sentences and facts take about ten times as many bytes.
	 */
	private static final int CHARACTERS = 2_000_000;

	/** What a block takes besides its text, as characters. */
	private static final int BLOCK = 20;

	/** What the facts of any text take, as characters. */
	private static final int FACTS = 300;

	private static final TypeReference<List<Block>> BLOCKS = new TypeReference<>() {
	};

	private final JdbcClient jdbc;

	private final JsonMapper json;

	private final Cache<TextKey, ReadText> recent = Caffeine.newBuilder()
		.maximumWeight(CHARACTERS)
		.weigher((TextKey key, ReadText text) -> text.characters())
		.build();

	Segments(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/**
	 * The text of a version.
	 * @param version whose text is read
	 * @param previous the version before; {@code null} if there is none, so that all is
	 * new
	 * @return in reading order; empty if there is none
	 */
	public List<Segment> find(UUID version, @Nullable UUID previous) {
		return find(null, version, previous).segments();
	}

	/**
	 * The text that an update is about.
	 * @param update possibly without a digest, so that nothing is known of its text
	 * @param version whose text is read
	 * @param previous the version before; {@code null} if there is none
	 * @return without segments if there is none
	 */
	public StoredText find(@Nullable UUID update, UUID version, @Nullable UUID previous) {
		return this.jdbc.sql(FIND)
			.param("update", update)
			.param("version", version)
			.param("previous", previous)
			.query(Found::new)
			.optional()
			.map((found) -> read(version, found))
			.orElse(StoredText.NONE);
	}

	/** A text that is purged between the two statements is none. */
	private StoredText read(UUID version, Found found) {
		ReadText known = this.recent.getIfPresent(found.key());
		return Optional.ofNullable(known)
			.or(() -> load(version, found.key()))
			.map((text) -> text.of(version, embeddings(found.embeddings())))
			.orElse(StoredText.NONE);
	}

	/** What was compared with a text that may still be extracted is not kept. */
	private Optional<ReadText> load(UUID version, TextKey key) {
		Optional<Stored> stored = this.jdbc.sql(READ).paramSource(key).query(Stored.class).optional();
		return stored.map((one) -> {
			ReadText text = new ReadText(segments(version, one), removed(one), new TextFacts());
			if ((key.oldSha256() == null) == (one.oldBlocks() == null)) {
				this.recent.put(key, text);
			}
			return text;
		});
	}

	private List<Segment> segments(UUID version, Stored stored) {
		Set<String> known = blocks(stored.oldBlocks()).stream()
			.map(Block::text)
			.collect(Collectors.toUnmodifiableSet());
		List<Block> blocks = blocks(stored.blocks()).stream().filter(Segments::isText).toList();
		// All of a text matters anew if nothing but its stated status has changed.
		boolean sameText = blocks.stream()
			.filter((block) -> block.kind() != BlockKind.STATUS)
			.allMatch((block) -> known.contains(block.text()));
		boolean otherStatus = sameText && !blocks.stream().allMatch((block) -> known.contains(block.text()));
		return Segment.read(version, blocks, (block) -> otherStatus || !known.contains(block.text()));
	}

	private List<String> removed(Stored stored) {
		Set<String> kept = blocks(stored.blocks()).stream().map(Block::text).collect(Collectors.toUnmodifiableSet());
		return blocks(stored.oldBlocks()).stream()
			.filter(Segments::isText)
			.map(Block::text)
			.filter((text) -> !kept.contains(text))
			.toList();
	}

	private static boolean isText(Block block) {
		return block.kind() != BlockKind.FURNITURE && block.kind() != BlockKind.IMAGE;
	}

	private Embeddings embeddings(@Nullable String stored) {
		return (stored != null) ? this.json.readValue(stored, Embeddings.class) : Embeddings.NONE;
	}

	private List<Block> blocks(@Nullable String stored) {
		return (stored != null) ? this.json.readValue(stored, BLOCKS) : List.of();
	}

	/** Texts as they are stored. */
	record Stored(String blocks, @Nullable String oldBlocks) {

	}

	/** A text and the one that it is compared with: neither changes under its key. */
	record TextKey(String sha256, String announcedType, String extractorVersion, @Nullable String oldSha256,
			@Nullable String oldAnnouncedType) {

	}

	private record Found(TextKey key, @Nullable String embeddings) {

		Found(ResultSet row, int number) throws SQLException {
			this(new TextKey(row.getString("sha256"), row.getString("announced_type"),
					row.getString("extractor_version"), row.getString("old_sha256"),
					row.getString("old_announced_type")), row.getString("embeddings"));
		}

	}

	private record ReadText(List<Segment> segments, List<String> removed, TextFacts facts) {

		/** Blocks have a fixed size, too. */
		int characters() {
			return FACTS + Stream.concat(this.segments.stream().map(Segment::text), this.removed.stream())
				.mapToInt((text) -> BLOCK + text.length())
				.sum();
		}

		StoredText of(UUID version, Embeddings embeddings) {
			return new StoredText(this.segments.stream().map((segment) -> segment.of(version)).toList(), this.removed,
					embeddings, this.facts);
		}

	}

}
