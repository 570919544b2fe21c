package io.regwatch.assessment.knowledge;

import java.util.List;

/**
 * Goods whose law is neighbouring to that of medical devices.
 *
 * @param goods for readers
 * @param words that name them in titles and texts
 * @param made words of a profile that makes them
 * @param withDevices whether devices often go with them, so that a text of devices may
 * name them
 * @param areDevices whether the goods are devices themselves, but not for human beings
 */
public record NeighbouringLaw(String goods, WordPattern words, WordPattern made, boolean withDevices,
		boolean areDevices) {

	/** The goods of which devices may contain some. */
	public static final String MEDICINES = "medicines";

	/** Blood, tissues and cells, which tests examine. */
	public static final String HUMAN_TISSUE = "human tissue";

	/** The goods that are devices of their own law. */
	private static final String IN_VITRO_DIAGNOSTICS = "in vitro diagnostics";

	private static final List<NeighbouringLaw> TABLE = KnowledgeTable.read("neighbouring-law.tsv")
		.map((row) -> new NeighbouringLaw(row.text("label"), KnowledgeTable.pattern(row.text("words")),
				KnowledgeTable.pattern(row.text("made")), row.text("withDevices").equals("yes"),
				row.text("withDevices").equals("are")))
		.toList();

	private static final WordPattern GOODS = WordPattern.anyOf(TABLE.stream().map(NeighbouringLaw::words).toList());

	/**
	 * Whether a text names goods of any of these laws.
	 * @param text any
	 * @return {@code false} if none of them is named in it
	 */
	public static boolean isAnyNamedIn(String text) {
		return GOODS.isIn(text);
	}

	/**
	 * All that is known.
	 * @return in the table's order
	 */
	public static List<NeighbouringLaw> all() {
		return TABLE;
	}

	/**
	 * Whether the goods are in vitro diagnostics, which are devices of their own law.
	 * @return {@code false} for other goods
	 */
	public boolean isDiagnostics() {
		return this.goods.equals(IN_VITRO_DIAGNOSTICS);
	}

	/**
	 * Whether a text names the goods.
	 * @param text any
	 * @return {@code false} if it does not
	 */
	public boolean isNamedIn(String text) {
		return this.words.isIn(text);
	}

}
