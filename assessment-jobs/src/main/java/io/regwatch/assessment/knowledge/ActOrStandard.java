package io.regwatch.assessment.knowledge;

import java.util.List;
import java.util.stream.Stream;

/**
 * An act or standard that names no kind of device, with whom it concerns.
 *
 * @param name short
 * @param pattern of its designations
 * @param concerns {@code all}, {@code framework}, {@code devices} other than in vitro
 * diagnostics, {@code nobody}, labels of characteristics of which any ({@code ,}) or each
 * ({@code +}) is needed, {@code not:} a label, {@code detail:} a product detail, or
 * {@code class:} a risk class
 */
public record ActOrStandard(String name, WordPattern pattern, String concerns) {

	/** Concerns makers of all devices. */
	public static final String ALL = "all";

	/** Concerns devices whose law is apart from that of in vitro diagnostics. */
	public static final String DEVICES = "devices";

	/** Concerns makers of all devices, and is amended and explained part by part. */
	public static final String FRAMEWORK = "framework";

	/** Concerns no maker of devices. */
	public static final String NOBODY = "nobody";

	private static final List<ActOrStandard> TABLE = KnowledgeTable.read("acts-and-standards.tsv")
		.map((row) -> new ActOrStandard(row.text("name"), KnowledgeTable.pattern(row.text("pattern")),
				row.text("concerns")))
		.toList();

	/**
	 * Whether a title that names it may be about a part of it.
	 * @return {@code true} for general laws of devices
	 */
	public boolean isFramework() {
		return this.concerns.equals(FRAMEWORK) || this.concerns.equals(DEVICES);
	}

	/**
	 * Finds the acts and standards that a title names.
	 * @param title of a document
	 * @return in the table's order
	 */
	public static Stream<ActOrStandard> in(String title) {
		return TABLE.stream().filter((one) -> one.pattern().matcher(title).find());
	}

}
