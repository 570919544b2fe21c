package io.regwatch.ops.cli.document;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ops.cli.output.Table;
import io.regwatch.ops.cli.output.TerminalSanitizer;
import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SequenceWriter;
import tools.jackson.databind.json.JsonMapper;

/** The result of extracting a file, for JSON and as text. */
sealed interface ExtractOutput {

	static ExtractOutput of(Path file, Extraction extraction) {
		return switch (extraction) {
			case Extraction.Text text -> new Text(file.toString(), text.mediaType(), text.title(), text.language(),
					text.pages(), text.blocks().stream().map(Entry::of).toList());
			case Extraction.Rejected rejected ->
				new Rejected(file.toString(), rejected.reason().code(), rejected.detail(), rejected.mediaType());
		};
	}

	/** Writes one document, file by file, as the results arrive. */
	static void writeJson(Stream<ExtractOutput> results, PrintWriter out) {
		JsonMapper json = JsonMapper.builder()
			.disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
			.disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
			.build();
		out.print("{\"files\":");
		try (SequenceWriter files = json.writer().writeValuesAsArray(out)) {
			results.forEach(files::write);
		}
		out.println("}");
		out.flush();
	}

	void print(boolean withBlocks, PrintWriter out);

	/**
	 * A file with text.
	 *
	 * @param file as named on the command line
	 * @param mediaType of the file
	 * @param title {@code null} if unknown
	 * @param language {@code null} if unknown
	 * @param pages number of pages
	 * @param blocks in reading order
	 */
	record Text(String file, String mediaType, @Nullable String title, @Nullable String language, int pages,
			List<Entry> blocks) implements ExtractOutput {

		@Override
		public void print(boolean withBlocks, PrintWriter out) {
			out.println(this.file);
			new Table().row("  title", Objects.requireNonNullElse(this.title, "unknown"))
				.row("  type", this.mediaType)
				.row("  language", Objects.requireNonNullElse(this.language, "unknown"))
				.row("  pages", this.pages)
				.row("  blocks", counts())
				.print(out);
			if (withBlocks) {
				this.blocks.forEach((block) -> block.print(out));
			}
			out.flush();
		}

		private String counts() {
			return this.blocks.stream()
				.collect(Collectors.groupingBy(Entry::kind, TreeMap::new, Collectors.counting()))
				.entrySet()
				.stream()
				.map((count) -> "%d %s".formatted(count.getValue(), count.getKey()))
				.collect(Collectors.joining(", "));
		}

	}

	/**
	 * A file without text.
	 *
	 * @param file as named on the command line
	 * @param rejected code of the reason
	 * @param detail of the reason
	 * @param mediaType {@code null} if unknown
	 */
	record Rejected(String file, String rejected, String detail, @Nullable String mediaType) implements ExtractOutput {

		@Override
		public void print(boolean withBlocks, PrintWriter out) {
			out.println(this.file);
			new Table().row("  rejected", this.rejected + ": " + this.detail)
				.row("  type", Objects.requireNonNullElse(this.mediaType, "unknown"))
				.print(out);
		}

	}

	/**
	 * A block.
	 *
	 * @param ordinal place in reading order, from 0
	 * @param page from 1
	 * @param kind in lower case
	 * @param level of a heading, else 0
	 * @param text of the block
	 */
	record Entry(int ordinal, int page, String kind, int level, String text) {

		private static Entry of(Block block) {
			return new Entry(block.ordinal(), block.page(), block.kind().name().toLowerCase(Locale.ROOT), block.level(),
					block.text());
		}

		private void print(PrintWriter out) {
			out.printf("  %5d p%-4d %-10s %s%n", this.ordinal, this.page,
					(this.level > 0) ? "heading " + this.level : this.kind, TerminalSanitizer.text(this.text));
		}

	}

}
