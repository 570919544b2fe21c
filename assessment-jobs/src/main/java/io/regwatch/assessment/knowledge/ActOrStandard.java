package io.regwatch.assessment.knowledge;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An act or standard that names no kind of device, with whom it concerns.
 *
 * @param name short
 * @param pattern of its designations
 * @param concerns {@code all}, {@code nobody}, labels of characteristics of which any
 * ({@code ,}) or each ({@code +}) is needed, {@code not:} a label, {@code detail:} a
 * product detail, or {@code class:} a risk class
 */
public record ActOrStandard(String name, Pattern pattern, String concerns) {

	/** Concerns makers of all devices. */
	public static final String ALL = "all";

	/** Concerns no maker of devices. */
	public static final String NOBODY = "nobody";

	private static final List<ActOrStandard> TABLE = KnowledgeTable.read("acts-and-standards.tsv")
		.map((row) -> new ActOrStandard(row.text("name"), KnowledgeTable.pattern(row.text("pattern")),
				row.text("concerns")))
		.toList();

	/**
	 * Finds the acts and standards that a title names.
	 * @param title of a document
	 * @return in the table's order
	 */
	public static Stream<ActOrStandard> in(String title) {
		return TABLE.stream().filter((one) -> one.pattern().matcher(title).find());
	}

}
