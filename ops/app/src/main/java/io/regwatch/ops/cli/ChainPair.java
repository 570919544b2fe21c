package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

import io.regwatch.schema.Extraction;

/** Two versions of a document that follow each other, compared if both can be read. */
sealed interface ChainPair {

	ReadFile before();

	ReadFile after();

	/** What is known of it, for JSON. */
	Map<String, Object> figures();

	static ChainPair of(ReadFile before, ReadFile after) {
		return switch (before.extraction()) {
			case Extraction.Rejected rejected -> new Unread(before, after, before.file(), rejected);
			case Extraction.Text old -> switch (after.extraction()) {
				case Extraction.Rejected rejected -> new Unread(before, after, after.file(), rejected);
				case Extraction.Text now ->
					new Compared(before, after, FileComparison.of(old, now, isSame(before.file(), after.file())));
			};
		};
	}

	private static boolean isSame(Path before, Path after) {
		try {
			return Files.mismatch(before, after) < 0;
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not compare '%s' and '%s'".formatted(before, after), ex);
		}
	}

	/** Both can be read. */
	record Compared(ReadFile before, ReadFile after, FileComparison comparison) implements ChainPair {

		@Override
		public Map<String, Object> figures() {
			Map<String, Object> figures = new LinkedHashMap<>();
			figures.put("materiality", this.comparison.materialityCode());
			figures.put("inserted", this.comparison.redline().inserted());
			figures.put("deleted", this.comparison.redline().deleted());
			figures.put("moved", this.comparison.redline().moved());
			figures.put("sections", this.comparison.redline().sections().size());
			return figures;
		}

	}

	/** One of them cannot be read. */
	record Unread(ReadFile before, ReadFile after, Path file, Extraction.Rejected rejection) implements ChainPair {

		@Override
		public Map<String, Object> figures() {
			return Map.of("error", problem());
		}

		/** Which, and why. */
		String problem() {
			return "Could not read '%s' (%s): %s".formatted(this.file, this.rejection.reason().code(),
					TerminalSanitizer.text(this.rejection.detail()));
		}

	}

}
