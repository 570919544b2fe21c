package io.regwatch.ingest.update;

import java.util.List;
import java.util.regex.Pattern;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** Writes texts as Markdown. */
public final class Markdown {

	/** Longer ones are cut, and say so. */
	private static final int MAX_CHARACTERS = 1_000_000;

	private static final Pattern SPECIAL = Pattern.compile("[\\\\`*_\\[\\]<>~]|^[#+](?=\\s)");

	private static final Pattern CELL_BORDER = Pattern.compile("\\s\\|(?=\\s)");

	private Markdown() {
	}

	/**
	 * Writes a document without its page furniture.
	 * @param blocks of the document
	 * @return headings, paragraphs, list items and tables
	 */
	public static String of(List<Block> blocks) {
		StringBuilder markdown = new StringBuilder();
		boolean row = false;
		for (Block block : blocks) {
			if (block.kind() != BlockKind.FURNITURE && markdown.length() <= MAX_CHARACTERS) {
				boolean follows = row && block.kind() == BlockKind.TABLE_ROW;
				row = block.kind() == BlockKind.TABLE_ROW;
				markdown.append(follows || markdown.isEmpty() ? "" : "\n").append(write(block, follows)).append('\n');
			}
		}
		return limit(markdown.toString());
	}

	/**
	 * Makes characters plain that Markdown gives a meaning.
	 * @param text any
	 * @return text that reads as the given one
	 */
	public static String escape(String text) {
		return SPECIAL.matcher(text).replaceAll("\\\\$0");
	}

	/**
	 * Cuts what is too long to be served as a text.
	 * @param markdown any
	 * @return the same, or its beginning and a word about that
	 */
	public static String limit(String markdown) {
		if (markdown.length() <= MAX_CHARACTERS) {
			return markdown;
		}
		return markdown.substring(0, markdown.lastIndexOf('\n', MAX_CHARACTERS) + 1) + "\n*Cut here: it goes on.*\n";
	}

	private static String write(Block block, boolean follows) {
		String text = escape(block.text());
		return switch (block.kind()) {
			case HEADING -> "#".repeat(block.level()) + " " + text;
			case TABLE_ROW -> "| %s |%s".formatted(text, follows ? "" : "\n" + rule(text));
			case STATUS -> "*%s*".formatted(text);
			case PARAGRAPH, LIST_ITEM, IMAGE, FURNITURE -> text;
		};
	}

	private static String rule(String row) {
		return "|" + " --- |".repeat(CELL_BORDER.split(" " + row + " ", -1).length);
	}

}
