package io.regwatch.assessment.vocabulary;

import java.io.InputStream;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Terms and the labels that they stand for. A term is found as a whole word or words;
 * case counts only where a term is written in capitals, as abbreviations are.
 */
public final class Vocabulary {

	/** Scripts without spaces between words. */
	private static final Pattern KANA = Pattern.compile("[\\p{IsHiragana}\\p{IsKatakana}]");

	private static final Vocabulary SHIPPED = read();

	private final Map<Topic, Map<String, Pattern>> labels;

	private final Map<Topic, Map<String, List<String>>> terms;

	private Vocabulary(Map<Topic, Map<String, List<String>>> terms) {
		this.terms = terms;
		this.labels = new EnumMap<>(Topic.class);
		terms.forEach((topic, byLabel) -> {
			Map<String, Pattern> patterns = new LinkedHashMap<>();
			byLabel.forEach((label, words) -> patterns.put(label, pattern(topic, words)));
			this.labels.put(topic, patterns);
		});
	}

	/**
	 * The vocabulary that comes with the program.
	 * @return the same each time
	 */
	public static Vocabulary shipped() {
		return SHIPPED;
	}

	/**
	 * Finds what texts speak of.
	 * @param topic that labels are wanted of
	 * @param texts any
	 * @return labels in the vocabulary's order
	 */
	public Set<String> find(Topic topic, Collection<String> texts) {
		Set<String> found = new LinkedHashSet<>();
		labels(topic).forEach((label, pattern) -> {
			if (texts.stream().anyMatch((text) -> pattern.matcher(text).find())) {
				found.add(label);
			}
		});
		return found;
	}

	/**
	 * The words that a label stands for.
	 * @param topic of the label
	 * @param label possibly unknown
	 * @return the label itself if it is not known
	 */
	public List<String> terms(Topic topic, String label) {
		return this.terms.getOrDefault(topic, Map.of()).getOrDefault(label, List.of(label));
	}

	/**
	 * All labels of a topic.
	 * @param topic that labels are wanted of
	 * @return in the vocabulary's order
	 */
	public Set<String> known(Topic topic) {
		return Collections.unmodifiableSet(labels(topic).keySet());
	}

	private Map<String, Pattern> labels(Topic topic) {
		return this.labels.getOrDefault(topic, Map.of());
	}

	private static Pattern pattern(Topic topic, List<String> terms) {
		return Pattern.compile(terms.stream().map((term) -> pattern(topic, term)).collect(Collectors.joining("|")));
	}

	private static String pattern(Topic topic, String term) {
		if (term.codePoints().anyMatch(Character::isIdeographic) || KANA.matcher(term).find()) {
			return Pattern.quote(term);
		}
		String words = Pattern.quote(term).replace(" ", "\\E\\s+\\Q");
		String plural = Character.isLowerCase(term.charAt(term.length() - 1)) ? "s?" : "";
		return "(?<![\\p{L}\\p{N}])%s%s%s)(?![\\p{L}\\p{N}])".formatted(isCased(topic, term) ? "(?:" : "(?iu:", words,
				plural);
	}

	/** Marks of classes and abbreviations mean nothing in other letters. */
	private static boolean isCased(Topic topic, String term) {
		return topic == Topic.RISK_CLASSIFICATIONS
				|| (!term.contains(" ") && term.chars().filter(Character::isUpperCase).count() > 1);
	}

	private static Vocabulary read() {
		InputStream json = Objects.requireNonNull(Vocabulary.class.getResourceAsStream("vocabulary.json"));
		JsonNode file = JsonMapper.shared().readTree(json);
		Map<Topic, Map<String, List<String>>> terms = new EnumMap<>(Topic.class);
		for (Topic topic : Topic.values()) {
			Map<String, List<String>> byLabel = new LinkedHashMap<>();
			file.get(topic.field())
				.propertyStream()
				.forEach((entry) -> byLabel.put(entry.getKey(),
						entry.getValue().valueStream().map(JsonNode::asString).toList()));
			terms.put(topic, byLabel);
		}
		return new Vocabulary(terms);
	}

}
