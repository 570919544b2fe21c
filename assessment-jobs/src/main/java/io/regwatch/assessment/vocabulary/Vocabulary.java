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
import java.util.stream.Collectors;

import io.regwatch.assessment.knowledge.DeviceKind;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Terms and the labels that they stand for. A term is found as a whole word or words;
 * case counts only where a term is written in capitals, as abbreviations are.
 */
public final class Vocabulary {

	private static final Vocabulary SHIPPED = read();

	private final Map<Topic, Map<String, List<String>>> terms;

	private final Map<Topic, Terms> finders = new EnumMap<>(Topic.class);

	private Vocabulary(Map<Topic, Map<String, List<String>>> terms) {
		this.terms = terms;
		terms.forEach((topic, byLabel) -> this.finders.put(topic, new Terms(byLabel, isCased(topic))));
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
	 * @return labels without repetition
	 */
	public Set<String> find(Topic topic, Collection<String> texts) {
		Terms finder = this.finders.get(topic);
		if (finder == null) {
			return Set.of();
		}
		return (topic == Topic.DEVICE_KINDS) ? texts.stream()
			.flatMap((text) -> finder.matches(text).stream())
			.map(TermMatch::label)
			.collect(Collectors.toCollection(LinkedHashSet::new)) : finder.find(texts);
	}

	/**
	 * Finds where a text speaks of something.
	 * @param topic that labels are wanted of
	 * @param text any
	 * @return places in their order, without those within longer terms
	 */
	public List<TermMatch> matches(Topic topic, String text) {
		Terms finder = this.finders.get(topic);
		return (finder != null) ? finder.matches(text) : List.of();
	}

	/**
	 * Finds where a text speaks of something, also within longer terms: an "excimer
	 * laser" is a laser.
	 * @param topic that labels are wanted of
	 * @param text any
	 * @return places in their order
	 */
	public List<TermMatch> everyMatch(Topic topic, String text) {
		Terms finder = this.finders.get(topic);
		return (finder != null) ? finder.everyMatch(text) : List.of();
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
		return Collections.unmodifiableSet(this.terms.getOrDefault(topic, Map.of()).keySet());
	}

	/** Marks of classes mean nothing in other letters. */
	private static boolean isCased(Topic topic) {
		return topic == Topic.RISK_CLASSIFICATIONS;
	}

	private static Vocabulary read() {
		InputStream json = Objects.requireNonNull(Vocabulary.class.getResourceAsStream("vocabulary.json"));
		JsonNode file = JsonMapper.shared().readTree(json);
		Map<Topic, Map<String, List<String>>> terms = new EnumMap<>(Topic.class);
		for (Topic topic : Topic.values()) {
			terms.put(topic, (topic == Topic.DEVICE_KINDS) ? kinds() : labels(file.get(topic.field())));
		}
		return new Vocabulary(terms);
	}

	private static Map<String, List<String>> labels(JsonNode topic) {
		Map<String, List<String>> byLabel = new LinkedHashMap<>();
		topic.propertyStream()
			.forEach((entry) -> byLabel.put(entry.getKey(),
					entry.getValue().valueStream().map(JsonNode::asString).toList()));
		return byLabel;
	}

	private static Map<String, List<String>> kinds() {
		Map<String, List<String>> byLabel = new LinkedHashMap<>();
		DeviceKind.all().forEach((name, kind) -> byLabel.put(name, kind.terms()));
		return byLabel;
	}

}
