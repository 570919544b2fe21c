package io.regwatch.ops.cli.document;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

import io.regwatch.ingest.redline.html.RedlineHtml;
import io.regwatch.ops.cli.output.HtmlPage;
import io.regwatch.ops.cli.output.UsageException;
import org.jspecify.annotations.Nullable;

/** A redline as an HTML page, for screen and print. */
final class RedlinePage {

	private final @Nullable Path file;

	/** Fails if the page would overwrite one of the compared files. */
	RedlinePage(Path before, Path after, @Nullable Path file) throws IOException {
		if (file != null && Files.exists(file) && (Files.isSameFile(file, before) || Files.isSameFile(file, after))) {
			throw new UsageException("'%s' is one of the files to compare; name another for --html".formatted(file));
		}
		this.file = file;
	}

	void write(FileComparison comparison) {
		if (this.file != null) {
			String redline = RedlineHtml.fragment(comparison.redline(), comparison.language());
			new HtmlPage("Redline", style(), redline).write(this.file);
		}
	}

	private static String style() {
		try (InputStream style = RedlinePage.class.getResourceAsStream("redline.css")) {
			return new String(Objects.requireNonNull(style).readAllBytes(), StandardCharsets.UTF_8);
		}
		catch (IOException ex) {
			throw new IllegalStateException("The style sheet is not in the program", ex);
		}
	}

}
