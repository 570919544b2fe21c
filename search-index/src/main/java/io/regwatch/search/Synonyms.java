package io.regwatch.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import io.regwatch.search.index.Folding;

/** Terms of the field that mean the same, from the file {@code synonyms.txt}. */
final class Synonyms {

	private static final List<List<String>> GROUPS = read();

	private Synonyms() {
	}

	/**
	 * Finds the longest term with synonyms at the beginning of a list of words.
	 * @param words folded
	 * @return empty if there is none
	 */
	static Optional<Match> at(List<String> words) {
		for (int size = words.size(); size > 0; size--) {
			String text = String.join(" ", words.subList(0, size));
			for (List<String> group : GROUPS) {
				if (group.contains(text)) {
					return Optional.of(new Match(size, group.stream().filter((other) -> !other.equals(text)).toList()));
				}
			}
		}
		return Optional.empty();
	}

	private static List<List<String>> read() {
		try (InputStream file = Synonyms.class.getResourceAsStream("synonyms.txt")) {
			return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8).lines()
				.filter((line) -> !line.isBlank() && !line.startsWith("#"))
				.map((line) -> Arrays.stream(line.split(",", -1)).map(Folding::words).toList())
				.toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not read the synonyms", ex);
		}
	}

	/**
	 * A term that has synonyms.
	 *
	 * @param size number of its words
	 * @param others folded terms of the same meaning
	 */
	record Match(int size, List<String> others) {
	}

}
