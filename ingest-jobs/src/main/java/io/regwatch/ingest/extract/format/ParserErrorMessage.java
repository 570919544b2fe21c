package io.regwatch.ingest.extract.format;

import java.nio.file.Path;
import java.util.Objects;

import io.regwatch.ingest.extract.text.TextNormalizer;
import org.jspecify.annotations.Nullable;

/** Describes an error of a parser in one sentence without the paths of files. */
public final class ParserErrorMessage {

	private static final int MAX_LENGTH = 200;

	/** How Tika calls structures that are too deep, which are hardly an attack. */
	private static final String BOMB = "Suspected zip bomb: ";

	private static final String NESTING = "levels of XML element nesting";

	private ParserErrorMessage() {
	}

	public static String of(Throwable failure, Path file) {
		Throwable cause = deepest(failure);
		String message = TextNormalizer.clean(Objects.requireNonNullElse(cause.getMessage(), ""));
		String text = message.replace(file.toAbsolutePath().toString(), "the file");
		if (text.isEmpty()) {
			return "The bytes do not follow their format (%s).".formatted(cause.getClass().getSimpleName());
		}
		if (text.endsWith(NESTING)) {
			return "The file's structures are nested too deeply: %s.".formatted(text.replace(BOMB, ""));
		}
		return "The bytes do not follow their format: %s"
			.formatted((text.length() > MAX_LENGTH) ? text.substring(0, MAX_LENGTH) + "…" : text);
	}

	private static Throwable deepest(Throwable failure) {
		Throwable deepest = failure;
		for (@Nullable
		Throwable at = failure; at != null; at = at.getCause()) {
			deepest = at;
		}
		return deepest;
	}

}
