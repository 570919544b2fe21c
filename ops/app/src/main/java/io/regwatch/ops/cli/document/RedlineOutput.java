package io.regwatch.ops.cli.document;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.regwatch.ingest.redline.Redline;
import io.regwatch.ingest.redline.SectionChange;
import io.regwatch.ingest.redline.TextComparison;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.Table;
import io.regwatch.ops.cli.output.UsageException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help.Ansi;

/**
 * A comparison of two texts with their names.
 *
 * @param title of the document
 * @param before name and date of the old text
 * @param after name and date of the new text
 * @param comparison of both
 */
public record RedlineOutput(String title, String before, String after, TextComparison comparison) {

	/**
	 * Fails if a page would overwrite a file that is compared.
	 * @param page where to write; {@code null} for nowhere
	 * @param compared files
	 * @throws UsageException if it is one of them
	 * @throws IOException if a file cannot be read
	 */
	public static void requireOther(@Nullable Path page, List<Path> compared) throws IOException {
		for (Path file : compared) {
			if (page != null && Files.exists(page) && Files.exists(file) && Files.isSameFile(page, file)) {
				throw new UsageException(
						"'%s' is one of the files to compare; name another for --html".formatted(page));
			}
		}
	}

	/**
	 * Prints figures and changed passages, and writes the page.
	 * @param output text or JSON
	 * @param page where to write an HTML page; {@code null} for nowhere
	 */
	public void print(OutputOptions output, @Nullable Path page) {
		if (page != null) {
			RedlinePage.of(this).write(page);
		}
		output.print(Figures.of(this.comparison), (out) -> print(out, output.ansi()));
	}

	/**
	 * Prints the changed passages, without colours.
	 * @param out receives them
	 */
	public void printText(PrintWriter out) {
		new RedlineText(out, Ansi.OFF).print(this.comparison.redline());
	}

	private void print(PrintWriter out, Ansi ansi) {
		Redline redline = this.comparison.redline();
		Table table = new Table().row("document", this.title)
			.row("old", this.before)
			.row("new", this.after)
			.row("materiality", this.comparison.materialityCode())
			.row("inserted", redline.inserted() + " words")
			.row("deleted", redline.deleted() + " words")
			.row("moved", redline.moved() + " passages");
		redline.sections()
			.forEach((section) -> table.row(section.change().code(),
					section.heading().isEmpty() ? "(before the first heading)" : section.heading()));
		table.print(out);
		new RedlineText(out, ansi).print(redline);
	}

	/**
	 * For JSON.
	 *
	 * @param materiality its code; {@code none} if the files are the same
	 * @param inserted number of words
	 * @param deleted number of words
	 * @param moved number of passages
	 * @param sections that changed
	 */
	private record Figures(String materiality, int inserted, int deleted, int moved, List<Section> sections) {

		private static Figures of(TextComparison comparison) {
			Redline redline = comparison.redline();
			return new Figures(comparison.materialityCode(), redline.inserted(), redline.deleted(), redline.moved(),
					redline.sections().stream().map(Section::of).toList());
		}

	}

	/**
	 * A section that changed.
	 *
	 * @param heading empty for what is before the first heading
	 * @param change its code
	 */
	private record Section(String heading, String change) {

		private static Section of(SectionChange section) {
			return new Section(section.heading(), section.change().code());
		}

	}

}
