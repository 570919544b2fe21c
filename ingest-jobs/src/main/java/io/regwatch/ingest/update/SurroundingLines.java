package io.regwatch.ingest.update;

import io.regwatch.schema.text.StatusNotices;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * Lines before the title and at the end of a page that the template of a site marks as
 * furniture and another template does not. Lines with numbers or states, sentences, and
 * lines within the document never count as such: the same words may have become a rule.
 */
final class SurroundingLines {

	private static final Pattern NUMBER = Pattern.compile("\\p{N}|(?<!\\p{L})[IVX]+[ab]?(?!\\p{L})");

	private static final Pattern SENTENCE = Pattern
		.compile("[.!?:;\u3002\uFF01\uFF1F\u061F\u0964][\\p{Pe}\\p{Pf}\"']*\\s*$");

	private SurroundingLines() {
	}

	/**
	 * Leaves out the lines around a text that are furniture of another one.
	 * @param blocks of the text
	 * @param other blocks of the other one
	 */
	static List<Block> without(List<Block> blocks, List<Block> other) {
		Set<String> furniture = other.stream()
			.filter((block) -> block.kind() == BlockKind.FURNITURE)
			.map((block) -> PrintedText.fold(block.text()))
			.collect(Collectors.toSet());
		int end = blocks.size();
		while (end > 0 && isAround(blocks.get(end - 1), furniture)) {
			end--;
		}
		int title = IntStream.range(0, end)
			.filter((at) -> blocks.get(at).kind() == BlockKind.HEADING)
			.findFirst()
			.orElse(0);
		return IntStream.range(0, end)
			.filter((at) -> at >= title || !isAround(blocks.get(at), furniture))
			.mapToObj(blocks::get)
			.toList();
	}

	private static boolean isAround(Block block, Set<String> furniture) {
		return switch (block.kind()) {
			case FURNITURE -> true;
			case PARAGRAPH, LIST_ITEM, TABLE_ROW,
					IMAGE ->
				furniture.contains(PrintedText.fold(block.text())) && !NUMBER.matcher(block.text()).find()
						&& !SENTENCE.matcher(block.text()).find() && !StatusNotices.hasState(block.text())
						&& !StatusNotices.isNotice(block.text());
			case HEADING, STATUS -> false;
		};
	}

}
