package io.regwatch.ops.cli.document;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.ingest.redline.TextComparison;
import io.regwatch.ops.cli.output.TerminalSanitizer;
import io.regwatch.ops.cli.output.UsageException;
import io.regwatch.schema.Extraction;

/** Compares files. */
public final class FileRedline {

	private FileRedline() {
	}

	/**
	 * Compares two files as the ingest job does.
	 * @param old file
	 * @param now file
	 * @return their difference
	 * @throws UsageException if one of them cannot be read
	 */
	public static RedlineOutput between(Path old, Path now) {
		requireFile(old);
		requireFile(now);
		try (DocumentExtractor extractor = new DocumentExtractor(ExtractProperties.defaults())) {
			Extraction.Text before = read(old, extractor);
			TextComparison comparison = compare(before, read(now, extractor), isSame(old, now));
			return new RedlineOutput(now.getFileName().toString(), describe(old), describe(now), comparison);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not compare '%s' and '%s'".formatted(old, now), ex);
		}
	}

	static TextComparison compare(Extraction.Text before, Extraction.Text after, boolean same) {
		return TextComparison.between(before, after, same);
	}

	/** Whether the files have the same bytes. */
	static boolean isSame(Path before, Path after) throws IOException {
		return Files.mismatch(before, after) < 0;
	}

	static String unread(Path file, Extraction.Rejected rejected) {
		return "Could not read '%s' (%s): %s".formatted(file, rejected.reason().code(),
				TerminalSanitizer.text(rejected.detail()));
	}

	private static void requireFile(Path file) {
		if (!Files.exists(file)) {
			throw new UsageException("No such file: '%s'".formatted(file));
		}
		if (Files.isDirectory(file)) {
			throw new UsageException("'%s' is a directory; name a file".formatted(file));
		}
		if (!Files.isReadable(file)) {
			throw new UsageException("'%s' may not be read; check its permissions".formatted(file));
		}
	}

	private static Extraction.Text read(Path file, DocumentExtractor extractor) {
		return switch (ExtractCommand.read(file, extractor)) {
			case Extraction.Text text -> text;
			case Extraction.Rejected rejected -> throw new UsageException(unread(file, rejected));
		};
	}

	private static String describe(Path file) throws IOException {
		return "%s, saved on %s".formatted(file,
				Files.getLastModifiedTime(file).toInstant().atOffset(ZoneOffset.UTC).toLocalDate());
	}

}
