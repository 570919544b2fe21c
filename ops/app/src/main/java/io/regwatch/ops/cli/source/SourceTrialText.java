package io.regwatch.ops.cli.source;

import java.io.PrintWriter;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ops.cli.output.TerminalSanitizer;
import org.jspecify.annotations.Nullable;

/**
 * Prints trials of sources for people: the first rows with all their fields, and the
 * beginning of the document.
 *
 * @param out receives the text
 */
record SourceTrialText(PrintWriter out) {

	private static final int ROWS = 20;

	private static final int BLOCKS = 10;

	void print(SourceTrial.Source source) {
		line("source '%s', %s of %s (%s), kind %s", source.id(), source.title(), source.institution(),
				source.geography(), source.kind());
	}

	void print(SourceTrial trial) {
		print(trial.source());
		trial.items().stream().limit(ROWS).forEach(this::print);
		if (trial.items().size() > ROWS) {
			line("  … and %d more rows; --json prints all", trial.items().size() - ROWS);
		}
		trial.rejections()
			.stream()
			.limit(ROWS)
			.forEach((row) -> line("  rejected %s: %s, %s", row.id(), row.reason(), row.detail()));
		line("  %d items, %d rejected, %s reported", trial.items().size(), trial.rejections().size(),
				(trial.reported() != null) ? trial.reported() : "none");
		if (!trial.emptyFields().isEmpty()) {
			line("  fields that no row has: %s", String.join(", ", trial.emptyFields()));
		}
		trial.anomalies()
			.forEach((anomaly) -> line("  %s %s: %s%n    -> %s", anomaly.incomplete() ? "incomplete," : "odd,",
					anomaly.rule(), anomaly.detail(), anomaly.advice()));
		if (trial.begins() != null) {
			line("  the list begins: %s", trial.begins());
		}
		if (trial.document() != null) {
			print(trial.document());
		}
		else {
			line("  no document was tried, because no row can be taken");
		}
		this.out.flush();
	}

	private void print(SourceTrial.Item item) {
		line("  %s  %s", item.id(), (item.title() != null) ? item.title() : "-");
		String fields = Stream.of(named("published", item.published()), named("effective", item.effective()),
				named("status", item.status()), named("edition", item.edition()),
				named("updateType", item.updateType()), named("type", item.type()), named("language", item.language()))
			.flatMap((field) -> field)
			.collect(Collectors.joining(", "));
		if (!fields.isEmpty()) {
			line("    %s", fields);
		}
		detail("description", item.description());
		detail("url", item.url());
		detail("document", item.document());
		item.files().forEach((file) -> detail("file", file));
		item.relations().forEach((relation) -> detail(relation.kind(), relation.id()));
		detail("text", item.text());
		detail("note", item.note());
	}

	private void print(SourceTrial.Document document) {
		if (!document.isRead()) {
			line("  document of %s: %s, '%s': %s", document.id(), document.refused(), document.address(),
					document.detail());
			return;
		}
		line("  document of %s: %s, title %s, language %s, %d pages, %d blocks", document.id(), document.mediaType(),
				document.title(), document.language(), document.pages(), document.blocks().size());
		document.blocks().stream().limit(BLOCKS).forEach((block) -> line("    %-10s %s", block.kind(), block.text()));
	}

	private void detail(String name, @Nullable String value) {
		if (value != null) {
			line("    %s: %s", name, value);
		}
	}

	private static Stream<String> named(String name, @Nullable String value) {
		return Stream.ofNullable(value).map((text) -> name + " " + text);
	}

	private void line(String format, @Nullable Object... values) {
		Object[] safe = Stream.of(values)
			.map((value) -> (value instanceof Integer) ? value : oneLine(String.valueOf(value)))
			.toArray();
		this.out.printf(format + "%n", safe);
	}

	/** Texts that are joined by a separator may have several lines. */
	private static String oneLine(String value) {
		return TerminalSanitizer.text(value.lines().collect(Collectors.joining(" \u21B5 ")));
	}

}
