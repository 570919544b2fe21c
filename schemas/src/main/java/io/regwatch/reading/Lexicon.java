package io.regwatch.reading;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** The words of one language: its resource file has a section a cue. */
final class Lexicon {

	private static final Map<String, Cue> SECTIONS = Arrays.stream(Cue.values())
		.collect(Collectors.toUnmodifiableMap(Cue::section, (cue) -> cue));

	/** The last one is for texts in any other language. */
	static final List<Lexicon> ALL = List.of(new Lexicon("en"), new Lexicon("de"), new Lexicon("fr"), new Lexicon("it"),
			new Lexicon("es"), new Lexicon("pt"), new Lexicon("other"));

	private final String language;

	private final Phrases phrases = new Phrases();

	private final Set<String> functionWords = new HashSet<>();

	private final Map<String, Integer> months = new HashMap<>();

	private final Map<String, Integer> numbers = new HashMap<>();

	private final Set<String> participleEndings = new HashSet<>();

	private final Set<String> futureEndings = new HashSet<>();

	private final Set<String> relativePronouns = new HashSet<>();

	private final Map<String, String> abbreviations = new HashMap<>();

	private Lexicon(String language) {
		this.language = language;
		String section = "";
		for (String line : read(language).lines().map(String::strip).toList()) {
			if (line.startsWith("[")) {
				section = line.substring(1, line.length() - 1);
			}
			else if (!line.isEmpty() && !line.startsWith("#")) {
				add(section, line);
			}
		}
	}

	String language() {
		return this.language;
	}

	/** Whether two negations are one: in French, Italian, Spanish and Portuguese. */
	boolean isConcordant() {
		return !this.language.equals("en") && !this.language.equals("de");
	}

	Phrases phrases() {
		return this.phrases;
	}

	Set<String> functionWords() {
		return this.functionWords;
	}

	boolean isFunctionWord(String form) {
		return this.functionWords.contains(form);
	}

	/** Whether a word needs an auxiliary verb to say something: "excluded". */
	boolean isParticiple(String form) {
		return this.participleEndings.stream().anyMatch(form::endsWith);
	}

	/** The third person of a tense that obliges in legal texts. */
	boolean isFuture(String form) {
		return this.futureEndings.stream().anyMatch(form::endsWith);
	}

	/** In German only, after a comma. */
	boolean isRelativePronoun(String form) {
		return this.relativePronouns.contains(form);
	}

	/** From 1; 0 for other words. */
	int month(String form) {
		return this.months.getOrDefault(form, 0);
	}

	/** The value of a number word; -1 for other words. */
	int number(String form) {
		return this.numbers.getOrDefault(form, -1);
	}

	/** Whether no sentence ends with the point after a word. */
	boolean isAbbreviation(String form, boolean numberFollows) {
		String section = this.abbreviations.getOrDefault(form, "");
		return section.equals("abbreviation") || (numberFollows && section.equals("number-abbreviation"));
	}

	private void add(String section, String line) {
		switch (section) {
			case "function-word" -> this.functionWords.addAll(List.of(line.split(" ")));
			case "participle-ending" -> this.participleEndings.addAll(List.of(line.split(" ")));
			case "future-ending" -> this.futureEndings.addAll(List.of(line.split(" ")));
			case "relative-pronoun" -> this.relativePronouns.addAll(List.of(line.split(" ")));
			case "month" -> value(line, this.months);
			case "number" -> value(line, this.numbers);
			case "abbreviation", "number-abbreviation" ->
				Arrays.stream(line.split(" ")).forEach((one) -> this.abbreviations.put(one, section));
			default -> {
				Cue cue = Objects.requireNonNull(SECTIONS.get(section), () -> "No section: " + section);
				Arrays.stream(line.split(",")).forEach((phrase) -> this.phrases.add(phrase, cue));
			}
		}
	}

	/** For example "3 march mar". */
	private static void value(String line, Map<String, Integer> values) {
		String[] words = line.split(" ");
		Arrays.stream(words).skip(1).forEach((word) -> values.put(word, Integer.valueOf(words[0])));
	}

	private static String read(String language) {
		try (InputStream file = Objects.requireNonNull(Lexicon.class.getResourceAsStream(language + ".txt"))) {
			return new String(file.readAllBytes(), StandardCharsets.UTF_8);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
