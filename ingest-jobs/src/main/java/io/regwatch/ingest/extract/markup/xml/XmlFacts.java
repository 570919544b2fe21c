package io.regwatch.ingest.extract.markup.xml;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.xml.sax.Attributes;

/**
 * What the attributes of an element state beside its text. An element without content
 * states it in their stead, as records of exports and the codes of HL7 do.
 */
final class XmlFacts {

	/** What a text has in words already. */
	private static final List<String> VALUES = List.of("date", "quantity", "value", "unit", "alt");

	/** What a text in a line has in numbers already, as dates of TEI and Formex. */
	private static final Set<String> NUMBERS = Set.of("date", "quantity", "value", "normalized", "iso", "when",
			"datetime");

	/** On elements with content, it is the default. */
	private static final Set<String> DEFAULTS = Set.of("false", "none", "auto");

	private final TechnicalNames technical;

	private final String element;

	private final Map<String, String> stated = new TreeMap<>();

	private XmlFacts(TechnicalNames technical) {
		this.technical = technical;
		this.element = technical.element();
	}

	/**
	 * Returns all that the attributes state but numbers and, unless it is in a line, what
	 * they say of validity.
	 */
	static XmlFacts of(TechnicalNames technical, AknPeriods periods, Attributes attributes, boolean inLine) {
		XmlFacts facts = new XmlFacts(technical);
		for (int i = 0; i < attributes.getLength(); i++) {
			String name = attributes.getQName(i);
			String value = periods.resolve(attributes.getValue(i).strip());
			boolean known = XmlAttributes.isNumber(attributes.getLocalName(i))
					|| (!inLine && XmlAttributes.isValidity(attributes.getLocalName(i)));
			if (!value.isEmpty() && !known) {
				facts.stated.put(name, value);
			}
		}
		return facts;
	}

	/** Returns the values of an element in a line of text, which has signs as well. */
	String inLine() {
		return values("", Stream.empty());
	}

	/** Returns the values of an element without content, after its name. */
	String ofLeaf(boolean named) {
		boolean quotation = this.element.toLowerCase(Locale.ROOT).startsWith("quot");
		return values(named ? this.element : "",
				this.stated.entrySet()
					.stream()
					.filter((fact) -> !quotation && !isValue(fact.getKey())
							&& !this.technical.has(fact.getKey(), fact.getValue()))
					.map((fact) -> fact.getKey() + ": " + fact.getValue()));
	}

	/** Whether an attribute is about validity. */
	boolean hasValidity() {
		return this.stated.keySet().stream().anyMatch(FieldNames::isValidity);
	}

	/** Returns what the attributes of an element with content state of validity. */
	Map<String, String> validity() {
		return facts((fact) -> FieldNames.isValidity(fact.getKey()));
	}

	/**
	 * Returns what the attributes of an element with content state.
	 * @param text whether its content is text
	 */
	Map<String, String> aboutContent(boolean text) {
		return facts((fact) -> !text || !isValue(fact.getKey()) || fact.getKey().equalsIgnoreCase("unit"));
	}

	/** Returns what the attributes of an element in a line state of its text. */
	Map<String, String> aboutLine(String text) {
		boolean number = text.chars().anyMatch(Character::isDigit);
		return LayoutElements.isMarkup(this.element) ? Map.of() : facts((fact) -> {
			boolean said = NUMBERS.contains(local(fact.getKey())) && (number || text.contains(fact.getValue()));
			return !said && !local(fact.getKey()).equals("alt");
		});
	}

	private Map<String, String> facts(Predicate<Map.Entry<String, String>> which) {
		return this.stated.entrySet()
			.stream()
			.filter((fact) -> !this.technical.hasOnContent(fact.getKey(), fact.getValue()))
			.filter((fact) -> !DEFAULTS.contains(fact.getValue().toLowerCase(Locale.ROOT)))
			.filter(which)
			.collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
	}

	private String values(String name, Stream<String> others) {
		Stream<String> values = VALUES.stream()
			.flatMap((wanted) -> this.stated.entrySet()
				.stream()
				.filter((fact) -> local(fact.getKey()).equals(wanted))
				.map(Map.Entry::getValue));
		String joined = Stream.concat(values, others).collect(Collectors.joining(" "));
		return joined.isEmpty() ? "" : " %s %s ".formatted(name, joined);
	}

	private static boolean isValue(String name) {
		return VALUES.contains(local(name));
	}

	private static String local(String name) {
		return name.substring(name.indexOf(':') + 1).toLowerCase(Locale.ROOT);
	}

}
