package io.regwatch.ingest.extract.markup.style;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/** Reads the words of attributes that name elements, such as {@code class}. */
public final class ClassNames {

	/** Hostile pages have many names, and long ones. */
	private static final int MAX_NAMES = 30;

	private static final int MAX_LENGTH = 80;

	private static final Pattern SPACE = Pattern.compile("\\s+");

	private static final Pattern CAMEL_CASE = Pattern.compile("(?<=[a-z])(?=[A-Z])");

	private ClassNames() {
	}

	/** Lower-case words with one hyphen between them. */
	public static Stream<String> of(@Nullable String value) {
		return (value == null || value.isBlank()) ? Stream.empty()
				: Arrays.stream(SPACE.split(value.strip(), MAX_NAMES))
					.filter((name) -> name.length() <= MAX_LENGTH)
					.map((name) -> CAMEL_CASE.matcher(name).replaceAll("-"))
					.map((name) -> name.toLowerCase(Locale.ROOT).replaceAll("[-_]+", "-"));
	}

}
