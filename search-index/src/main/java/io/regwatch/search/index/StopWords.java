package io.regwatch.search.index;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.apache.lucene.analysis.WordlistLoader;
import org.apache.lucene.analysis.snowball.SnowballFilter;

/**
 * Words such as {@code what} or {@code der} that say nothing of what is looked for: the
 * lists of the Snowball project for the languages that are stemmed.
 */
public final class StopWords {

	private static final Set<String> WORDS = Stream
		.of("english", "german", "french", "spanish", "italian", "portuguese", "swedish")
		.flatMap(StopWords::read)
		.collect(Collectors.toUnmodifiableSet());

	private StopWords() {
	}

	/**
	 * Whether a word is one.
	 * @param word folded
	 * @return {@code true} in any of the languages
	 */
	public static boolean contain(String word) {
		return WORDS.contains(word);
	}

	private static Stream<String> read(String language) {
		try (InputStream list = SnowballFilter.class.getResourceAsStream(language + "_stop.txt")) {
			return WordlistLoader
				.getSnowballWordSet(new InputStreamReader(Objects.requireNonNull(list), StandardCharsets.UTF_8))
				.stream()
				.flatMap((word) -> Stream.of(Folding.words(new String((char[]) word)).split(" ", -1)));
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not read the stop words of '%s'".formatted(language), ex);
		}
	}

}
