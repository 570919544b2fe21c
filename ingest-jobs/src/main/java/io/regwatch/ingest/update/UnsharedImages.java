package io.regwatch.ingest.update;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.stream.IntStream;

import io.regwatch.schema.Block;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.Extraction;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Images that a PDF file shows beside its text and another one with the same text does
 * not: as one extractor version reads both. They are no part of the text of a file, since
 * each program stores images as it likes, but of the comparison of the two.
 */
@Repository
public class UnsharedImages {

	private static final String ADD = """
			INSERT INTO unshared_image (sha256, other_sha256, extractor_version, blocks)
			VALUES (:file, :other, :extractorVersion, :blocks::jsonb)
			ON CONFLICT DO NOTHING
			""";

	private static final String FIND = """
			SELECT blocks
			FROM unshared_image
			WHERE sha256 = :file AND other_sha256 = :other AND extractor_version = :extractorVersion
			""";

	private static final TypeReference<List<Block>> BLOCKS = new TypeReference<>() {
	};

	private final JdbcClient jdbc;

	private final JsonMapper json;

	UnsharedImages(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/**
	 * Records images, in the caller's transaction.
	 * @param file that shows them
	 * @param other file that does not
	 * @param extractorVersion that read both
	 * @param images as blocks of their pages
	 */
	public void add(ContentHash file, ContentHash other, String extractorVersion, List<Block> images) {
		if (!images.isEmpty()) {
			this.jdbc.sql(ADD)
				.param("file", file.hex())
				.param("other", other.hex())
				.param("extractorVersion", extractorVersion)
				.param("blocks", this.json.writeValueAsString(images))
				.update();
		}
	}

	/**
	 * Adds the images of a file to its text.
	 * @param text of the file
	 * @param file that was read
	 * @param other file that it is compared with
	 * @param extractorVersion that read both
	 * @return the text to compare
	 */
	public Extraction.Text insert(Extraction.Text text, ContentHash file, ContentHash other, String extractorVersion) {
		List<Block> images = this.jdbc.sql(FIND)
			.param("file", file.hex())
			.param("other", other.hex())
			.param("extractorVersion", extractorVersion)
			.query((row, number) -> this.json.readValue(row.getString("blocks"), BLOCKS))
			.optional()
			.orElse(List.of());
		return new Extraction.Text(text.mediaType(), text.title(), text.language(), text.pages(),
				insert(text.blocks(), images));
	}

	/**
	 * Adds images to a text, each at the end of its page.
	 * @param blocks of the text
	 * @param images as blocks, in the order of their pages
	 * @return the blocks to compare
	 */
	public static List<Block> insert(List<Block> blocks, List<Block> images) {
		Queue<Block> waiting = new ArrayDeque<>(images);
		List<Block> all = new ArrayList<>();
		for (Block block : blocks) {
			while (!waiting.isEmpty() && waiting.element().page() < block.page()) {
				all.add(waiting.remove());
			}
			all.add(block);
		}
		all.addAll(waiting);
		return IntStream.range(0, all.size()).mapToObj((i) -> numbered(all.get(i), i)).toList();
	}

	private static Block numbered(Block block, int ordinal) {
		return new Block(ordinal, block.page(), block.kind(), block.level(), block.text());
	}

}
