package io.regwatch.ingest.extract.markup;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
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

	/** On elements with content, it is the default. */
	private static final Set<String> DEFAULTS = Set.of("false", "none", "auto");

	private final String element;

	private final Map<String, String> stated = new TreeMap<>();

	private XmlFacts(String element) {
		this.element = element;
	}

	/**
	 * Returns all that the attributes state but numbers and what they say of validity.
	 */
	static XmlFacts of(String element, Attributes attributes) {
		XmlFacts facts = new XmlFacts(element);
		for (int i = 0; i < attributes.getLength(); i++) {
			String name = attributes.getQName(i);
			String value = attributes.getValue(i).strip();
			if (!value.isEmpty() && !XmlAttributes.isKnown(attributes.getLocalName(i))) {
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
		return values(named ? this.element : "",
				this.stated.entrySet()
					.stream()
					.filter((fact) -> !isValue(fact.getKey()) && !isTechnical(fact.getKey(), fact.getValue()))
					.map((fact) -> fact.getKey() + ": " + fact.getValue()));
	}

	/**
	 * Returns what the attributes of an element with content state.
	 * @param text whether its content is text
	 */
	Map<String, String> aboutContent(boolean text) {
		return this.stated.entrySet()
			.stream()
			.filter((fact) -> !TechnicalNames.has(fact.getKey(), fact.getValue(), false))
			.filter((fact) -> !DEFAULTS.contains(fact.getValue().toLowerCase(Locale.ROOT)))
			.filter((fact) -> !text || !isValue(fact.getKey()) || fact.getKey().equalsIgnoreCase("unit"))
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

	/** The class of an element of XHTML is one of its style, that of a record is none. */
	private boolean isTechnical(String name, String value) {
		boolean record = name.equals("class") && !XmlRole.isXhtml(this.element);
		boolean quotation = this.element.toLowerCase(Locale.ROOT).startsWith("quot");
		return quotation || (!record && TechnicalNames.has(name, value, true));
	}

	private static boolean isValue(String name) {
		return VALUES.contains(local(name));
	}

	private static String local(String name) {
		return name.substring(name.indexOf(':') + 1).toLowerCase(Locale.ROOT);
	}

}
