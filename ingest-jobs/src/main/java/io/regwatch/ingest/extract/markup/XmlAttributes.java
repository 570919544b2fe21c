package io.regwatch.ingest.extract.markup;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.xml.sax.Attributes;

/** What the attributes of law XML state beside the text: numbers, extent, validity. */
final class XmlAttributes {

	private static final Set<String> NUMBERS = Set.of("num", "number", "no", "nr", "nro", "numero");

	/** What an element without a text states in their stead, in this order. */
	private static final List<String> VALUES = List.of("date", "quantity", "value", "unit");

	private static final Map<String, String> STATUSES = Map.ofEntries(Map.entry("status", "Status"),
			Map.entry("restrictextent", "Extent"), Map.entry("extent", "Extent"),
			Map.entry("restrictstartdate", "Valid from"), Map.entry("validfrom", "Valid from"),
			Map.entry("valid-from", "Valid from"), Map.entry("restrictenddate", "Valid until"),
			Map.entry("validto", "Valid until"), Map.entry("valid-to", "Valid until"),
			Map.entry("validuntil", "Valid until"), Map.entry("expirydate", "Valid until"),
			Map.entry("expiry-date", "Valid until"), Map.entry("repealdate", "Repealed"),
			Map.entry("inforce-start-date", "In force from"), Map.entry("inforce-end-date", "In force until"),
			Map.entry("repealed", "Repealed"), Map.entry("inforce", "In force"), Map.entry("in-force", "In force"));

	private final Deque<Map<String, String>> open = new ArrayDeque<>();

	private String element = "";

	private String number = "";

	/** The number that an element states. */
	Optional<String> number(String name, Attributes attributes) {
		for (int i = 0; i < attributes.getLength(); i++) {
			String value = attributes.getValue(i).strip();
			if (NUMBERS.contains(lower(attributes.getLocalName(i))) && !value.isEmpty() && !isAboutFormat(name)) {
				return Optional.of(value);
			}
		}
		return Optional.empty();
	}

	/** The values that an element states, after a name; empty if it states none. */
	static String values(String name, Attributes attributes) {
		String values = VALUES.stream()
			.flatMap((wanted) -> IntStream.range(0, attributes.getLength())
				.filter((i) -> lower(attributes.getLocalName(i)).equals(wanted))
				.mapToObj(attributes::getValue))
			.map(String::strip)
			.filter((value) -> !value.isEmpty())
			.collect(Collectors.joining(" "));
		return values.isEmpty() ? "" : " %s %s ".formatted(name, values);
	}

	/**
	 * Returns what an element states that those around it do not, sorted.
	 */
	List<String> enter(String name, Attributes attributes) {
		number(name, attributes).ifPresent((value) -> {
			this.element = name;
			this.number = value;
		});
		Map<String, String> stated = new HashMap<>(this.open.isEmpty() ? Map.of() : this.open.peek());
		List<String> notes = new ArrayList<>();
		for (int i = 0; i < attributes.getLength(); i++) {
			String status = STATUSES.get(lower(attributes.getLocalName(i)));
			String value = attributes.getValue(i).strip();
			if (status != null && !value.isEmpty() && !value.equals(stated.put(status, value))) {
				notes.add(status + ": " + value);
			}
		}
		this.open.push(stated);
		return notes.stream().sorted().toList();
	}

	void leave() {
		this.open.poll();
	}

	/** The text with the number of its element, which it may begin with already. */
	String takeNumberOf(String text) {
		String own = this.number;
		this.number = "";
		return (own.isEmpty() || text.replaceFirst("^\\P{Alnum}{1,5}", "").startsWith(own)
				|| text.toLowerCase(Locale.ROOT).startsWith(lower(this.element + " " + own))) ? text : own + " " + text;
	}

	/** An element with its number that no text followed; empty if there is none. */
	String takeNumbered() {
		String numbered = this.number.isEmpty() ? "" : this.element + " " + this.number;
		this.number = "";
		return numbered;
	}

	private static boolean isAboutFormat(String name) {
		return switch (XmlRole.of(name)) {
			case ROW, CELL, METADATA, INLINE, LABEL -> true;
			case HEADING, STATUS, BLOCK -> false;
		};
	}

	private static String lower(String name) {
		return name.toLowerCase(Locale.ROOT);
	}

}
