package io.regwatch.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.search.index.Folding;
import org.apache.lucene.analysis.WordlistLoader;
import org.apache.lucene.analysis.snowball.SnowballFilter;

/**
 * Words such as {@code what} or {@code der} that say nothing of what is looked for: the
 * lists of the Snowball project for the languages that are stemmed. They do not rank,
 * because in titles, where they are rare, they would count much.
 */
final class StopWords {

	private static final Set<String> WORDS = Stream
		.of("english", "german", "french", "spanish", "italian", "portuguese", "swedish")
		.flatMap(StopWords::read)
		.collect(Collectors.toUnmodifiableSet());

	private StopWords() {
	}

	/**
	 * Removes stop words.
	 * @param words folded
	 * @return the others; all words if there are no others
	 */
	static List<String> without(List<String> words) {
		List<String> others = words.stream().filter((word) -> !WORDS.contains(word)).toList();
		return others.isEmpty() ? words : others;
	}

	private static Stream<String> read(String language) {
		try (InputStream list = SnowballFilter.class.getResourceAsStream(language + "_stop.txt")) {
			return WordlistLoader
				.getSnowballWordSet(new InputStreamReader(Objects.requireNonNull(list), StandardCharsets.UTF_8))
				.stream()
				.map((word) -> Folding.words(new String((char[]) word)));
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not read the stop words of '%s'".formatted(language), ex);
		}
	}

}
