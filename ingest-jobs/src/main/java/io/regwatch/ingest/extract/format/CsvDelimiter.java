package io.regwatch.ingest.extract.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;

/** What separates the values of a CSV file, by the names that Tika gives them. */
public enum CsvDelimiter {

	/** Also for files with a single column. */
	COMMA(','),

	/** Usual where the comma is in numbers. */
	SEMICOLON(';'),

	/** In TSV files. */
	TAB('\t'),

	/** Rare. */
	PIPE('|');

	private static final int SAMPLE = 4096;

	private final char character;

	CsvDelimiter(char character) {
		this.character = character;
	}

	/** The most frequent one in the first line. */
	public static CsvDelimiter of(Path file) throws IOException {
		String line = firstLine(file);
		return Arrays.stream(values())
			.max(Comparator.comparingLong((CsvDelimiter delimiter) -> delimiter.countIn(line))
				.thenComparing(Comparator.reverseOrder()))
			.orElse(COMMA);
	}

	private long countIn(String line) {
		return line.chars().filter((character) -> character == this.character).count();
	}

	private static String firstLine(Path file) throws IOException {
		try (InputStream bytes = Files.newInputStream(file)) {
			String sample = new String(bytes.readNBytes(SAMPLE), StandardCharsets.ISO_8859_1);
			return sample.lines().findFirst().orElse("");
		}
	}

}
