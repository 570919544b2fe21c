package io.regwatch.search.index;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Splits German compounds. Searches match the beginnings of words, so only the later
 * parts are needed, and only nouns of the file {@code compounds_de.txt} are split off at
 * the end of a word: {@code Anpassung} has no {@code Pass}, as it would with filters that
 * look for known words everywhere in a word.
 */
public final class Compounds {

	private static final String LANGUAGE = "de";

	/** Shorter beginnings are mostly prefixes of verbs. */
	private static final int MIN_BEGINNING = 4;

	private static final int MIN_NOUN = 4;

	private static final int MAX_LENGTH = 80;

	private static final Set<String> PREFIXES = Set.of("unter", "uber", "wieder", "gegen", "hinter", "neben", "nach");

	/** Of plurals and cases. */
	private static final List<String> ENDINGS = List.of("", "e", "n", "s", "en", "es", "er", "ern", "nen");

	private static final Set<String> NOUNS = read();

	private Compounds() {
	}

	/**
	 * Returns the later parts of compounds.
	 * @param words folded, separated by spaces
	 * @param language ISO 639-1 code; only German words are split
	 * @return basic forms, each once
	 */
	static Set<String> of(String words, String language) {
		return language.equals(LANGUAGE) ? parts(words) : Set.of();
	}

	/**
	 * Returns the later parts of compounds in a text of unknown language.
	 * @param words folded, separated by spaces
	 * @return basic forms, each once
	 */
	public static Set<String> parts(String words) {
		Set<String> parts = new LinkedHashSet<>();
		for (String word : new LinkedHashSet<>(List.of(words.split(" ", -1)))) {
			Optional<Part> part = (word.length() <= MAX_LENGTH) ? last(word) : Optional.empty();
			while (part.isPresent()) {
				parts.add(part.get().noun());
				part = last(part.get().beginning());
			}
		}
		return parts;
	}

	/** The longest noun that ends a word. */
	private static Optional<Part> last(String word) {
		for (int start = MIN_BEGINNING; start <= word.length() - MIN_NOUN; start++) {
			String beginning = word.substring(0, start);
			Optional<String> noun = PREFIXES.contains(beginning) ? Optional.empty() : noun(word.substring(start));
			if (noun.isPresent()) {
				return Optional.of(new Part(beginning, noun.get()));
			}
		}
		return Optional.empty();
	}

	private static Optional<String> noun(String inflected) {
		return ENDINGS.stream()
			.filter(inflected::endsWith)
			.map((ending) -> inflected.substring(0, inflected.length() - ending.length()))
			.filter(NOUNS::contains)
			.findFirst();
	}

	private static Set<String> read() {
		try (InputStream file = Compounds.class.getResourceAsStream("compounds_de.txt")) {
			return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8).lines()
				.filter((line) -> !line.startsWith("#"))
				.flatMap((line) -> Arrays.stream(line.split(" ", -1)))
				.map(Folding::words)
				.collect(Collectors.toUnmodifiableSet());
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not read the nouns of compounds", ex);
		}
	}

	private record Part(String beginning, String noun) {

	}

}
