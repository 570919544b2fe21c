package io.regwatch.assessment.knowledge;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A classification panel of the US Food and Drug Administration, by which titles of rules
 * begin: it narrows a title to one specialty.
 *
 * @param title as the Federal Register writes it
 * @param part of 21 CFR
 * @param areas labels of therapeutic areas
 * @param diagnostic whether its devices are in vitro diagnostics
 */
public record ClassificationPanel(String title, String part, List<String> areas, boolean diagnostic) {

	private static final List<ClassificationPanel> TABLE = KnowledgeTable.read("fda-panels.tsv")
		.map((row) -> new ClassificationPanel(row.text("panel"), row.text("part"), row.list("areas", ","),
				row.text("diagnostic").equals("yes")))
		.toList();

	public ClassificationPanel {
		areas = List.copyOf(areas);
	}

	/**
	 * Finds the panel of a title such as
	 * {@code Microbiology Devices; Classification of …}.
	 * @param heading of a document
	 * @return empty if it names none
	 */
	public static Optional<ClassificationPanel> of(String heading) {
		String lower = heading.toLowerCase(Locale.ROOT);
		return TABLE.stream().filter((panel) -> lower.contains(panel.title().toLowerCase(Locale.ROOT))).findFirst();
	}

}
