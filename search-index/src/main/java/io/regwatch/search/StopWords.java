package io.regwatch.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
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

	// "Class I", "Annex A".
	private static final Set<String> NUMBERED = Set.of("class", "classes", "annex", "part", "schedule", "appendix",
			"rule", "type", "klasse", "anhang", "teil", "regel", "classe", "annexe", "partie", "regle", "clase",
			"anexo", "parte", "regla", "allegato", "regola", "regra", "klass", "bilaga");

	private StopWords() {
	}

	/**
	 * Removes stop words. Names stay, and what follows a word such as {@code class}.
	 * @param terms in their order
	 * @return the words of the others; all words if there are no others
	 */
	static List<String> without(List<Term> terms) {
		List<String> others = new ArrayList<>();
		boolean numbered = false;
		for (Term term : terms) {
			boolean kept = term.name() || numbered;
			term.words().stream().filter((word) -> kept || !WORDS.contains(word)).forEach(others::add);
			numbered = NUMBERED.contains(term.text());
		}
		return others.isEmpty() ? terms.stream().flatMap((term) -> term.words().stream()).toList() : others;
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
