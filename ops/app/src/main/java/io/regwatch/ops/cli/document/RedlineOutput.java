package io.regwatch.ops.cli.document;

import java.io.PrintWriter;
import java.util.List;

import io.regwatch.ingest.redline.Redline;
import io.regwatch.ingest.redline.SectionChange;
import io.regwatch.ops.cli.output.Table;

/**
 * A comparison, for JSON and as text.
 *
 * @param materiality its code; {@code none} if the files are the same
 * @param inserted number of words
 * @param deleted number of words
 * @param moved number of passages
 * @param sections that changed
 */
record RedlineOutput(String materiality, int inserted, int deleted, int moved, List<Section> sections) {

	static RedlineOutput of(FileComparison comparison) {
		Redline redline = comparison.redline();
		return new RedlineOutput(comparison.materialityCode(), redline.inserted(), redline.deleted(), redline.moved(),
				redline.sections().stream().map(Section::of).toList());
	}

	void print(PrintWriter out) {
		Table table = new Table().row("materiality", this.materiality)
			.row("inserted", this.inserted + " words")
			.row("deleted", this.deleted + " words")
			.row("moved", this.moved + " passages");
		this.sections.forEach((section) -> table.row(section.change(),
				section.heading().isEmpty() ? "(before the first heading)" : section.heading()));
		table.print(out);
	}

	/**
	 * A section that changed.
	 *
	 * @param heading empty for what is before the first heading
	 * @param change its code
	 */
	record Section(String heading, String change) {

		private static Section of(SectionChange section) {
			return new Section(section.heading(), section.change().code());
		}

	}

}
