package io.regwatch.api.redline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Objects;

import io.regwatch.schema.ContentHash;
import io.regwatch.store.FileStore;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Reads the HTML of completed redlines; that of a very long one is a file. */
@Component
public class RedlineHtmlReader {

	private final FileStore files;

	RedlineHtmlReader(FileStore files) {
		this.files = files;
	}

	/**
	 * Reads.
	 * @param html of the row; {@code null} if there is a file
	 * @param sha256 of the file; {@code null} if there is none
	 * @return a fragment of HTML
	 */
	public String read(@Nullable String html, @Nullable String sha256) {
		if (sha256 == null) {
			return Objects.requireNonNull(html);
		}
		try {
			return Files.readString(this.files.path(new ContentHash(sha256)));
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not read the redline '%s'".formatted(sha256), ex);
		}
	}

}
