package io.regwatch.ingest.update;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;

/**
 * The heading of a page that is also its title. A new design may place it outside of the
 * text; as long as the title is the same, nothing is lost.
 */
final class TitleHeading {

	/** Between the title of a page and the name of its site. */
	private static final Pattern SITE = Pattern.compile("\\s+[|\u2013\u2014:\u00B7\u00BB\u203A-]+\\s+");

	private TitleHeading() {
	}

	/**
	 * Leaves out the heading at the beginning of a text if it is the title of both texts.
	 */
	static List<Block> without(Extraction.Text text, Extraction.Text other) {
		List<Block> blocks = text.blocks();
		return IntStream.range(0, blocks.size())
			.filter((at) -> isText(blocks.get(at)))
			.limit(1)
			.filter((at) -> blocks.get(at).kind() == BlockKind.HEADING && isTitle(blocks.get(at), text)
					&& isTitle(blocks.get(at), other))
			.mapToObj(blocks::get)
			.findFirst()
			.map((title) -> blocks.stream().filter(Predicate.not(title::equals)).toList())
			.orElse(blocks);
	}

	private static boolean isText(Block block) {
		return block.kind() != BlockKind.FURNITURE && block.kind() != BlockKind.STATUS;
	}

	private static boolean isTitle(Block heading, Extraction.Text text) {
		String title = text.title();
		String words = PrintedText.fold(heading.text());
		return title != null && (PrintedText.fold(title).equals(words)
				|| SITE.splitAsStream(title).anyMatch((part) -> PrintedText.fold(part).equals(words)));
	}

}
