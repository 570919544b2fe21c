package io.regwatch.ingest.extract.markup.xml;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import io.regwatch.ingest.extract.text.TextNormalizer;
import org.xml.sax.Attributes;

/** What the attributes of law XML state beside the text: numbers, extent, validity. */
final class XmlAttributes {

	private static final Set<String> NUMBERS = Set.of("num", "number", "no", "nr", "nro", "numero", "n");

	private static final Map<String, String> STATUSES = Map.ofEntries(Map.entry("status", "Status"),
			Map.entry("restrictextent", "Extent"), Map.entry("extent", "Extent"),
			Map.entry("restrictstartdate", "Valid from"), Map.entry("validfrom", "Valid from"),
			Map.entry("valid-from", "Valid from"), Map.entry("restrictenddate", "Valid until"),
			Map.entry("validto", "Valid until"), Map.entry("valid-to", "Valid until"),
			Map.entry("validuntil", "Valid until"), Map.entry("expirydate", "Valid until"),
			Map.entry("expiry-date", "Valid until"), Map.entry("repealdate", "Repealed"),
			Map.entry("inforce-start-date", "In force from"), Map.entry("inforce-end-date", "In force until"),
			Map.entry("repealed", "Repealed"), Map.entry("inforce", "In force"), Map.entry("in-force", "In force"));

	private static final Set<String> IDS = Set.of("eid", "id");

	/** "section-3-1a", "art_5": other ids may be made anew for each file. */
	private static final Pattern STRUCTURAL_ID = Pattern
		.compile("\\p{L}{1,20}(?:[_.-]{1,2}(?:\\d{1,4}\\p{L}{0,3}|\\p{L}{1,12})){1,8}|\\p{L}{1,9}\\d{1,4}");

	private final Deque<Map<String, String>> open = new ArrayDeque<>();

	/** How many elements of a name there were. */
	private final Map<String, Integer> places = new HashMap<>();

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

	static boolean isNumber(String name) {
		return NUMBERS.contains(lower(name));
	}

	static boolean isValidity(String name) {
		return STATUSES.containsKey(lower(name));
	}

	/**
	 * Returns what an element states that those around it do not, sorted. Of a part of
	 * the document, it names the part: another one may be repealed instead.
	 */
	List<String> enter(String name, Attributes attributes) {
		number(name, attributes).ifPresent((value) -> {
			this.element = name;
			this.number = value;
		});
		String part = part(name, attributes);
		Map<String, String> stated = new HashMap<>(this.open.isEmpty() ? Map.of() : this.open.peek());
		List<String> notes = new ArrayList<>();
		for (int i = 0; i < attributes.getLength(); i++) {
			String status = STATUSES.get(lower(attributes.getLocalName(i)));
			String value = attributes.getValue(i).strip();
			if (status != null && !value.isEmpty() && !value.equals(stated.put(status, value))) {
				notes.add(part + status + ": " + value);
			}
		}
		this.open.push(stated);
		return notes.stream().sorted().toList();
	}

	/** By its number, its id, or its place among those of its name. */
	private String part(String name, Attributes attributes) {
		int place = this.places.merge(name, 1, Integer::sum);
		return this.open.isEmpty() ? ""
				: name + " " + number(name, attributes).or(() -> id(attributes)).orElse("(" + place + ")") + ", ";
	}

	private static Optional<String> id(Attributes attributes) {
		return IntStream.range(0, attributes.getLength())
			.filter((i) -> IDS.contains(lower(attributes.getLocalName(i))))
			.mapToObj((i) -> attributes.getValue(i).strip())
			.filter((value) -> STRUCTURAL_ID.matcher(value).matches())
			.findFirst();
	}

	/**
	 * Returns what the content of an element is said to be that is not said around it.
	 */
	List<String> about(Map<String, String> facts) {
		Map<String, String> stated = this.open.element();
		Map<String, String> more = new HashMap<>(facts);
		more.entrySet().removeAll(stated.entrySet());
		stated.putAll(more);
		return notes(more);
	}

	/** Returns facts by name, sorted. */
	static List<String> notes(Map<String, String> facts) {
		return facts.entrySet().stream().map((fact) -> fact.getKey() + ": " + fact.getValue()).sorted().toList();
	}

	void leave() {
		this.open.poll();
	}

	/** The text with the number of its element, which it may begin with already. */
	String takeNumberOf(String text) {
		String own = this.number;
		this.number = "";
		return (own.isEmpty() || hasNumber(TextNormalizer.clean(text), own)) ? text : own + " " + text;
	}

	/** Its own word may stand before it, or that of the element. */
	private boolean hasNumber(String text, String own) {
		return text.replaceFirst("^\\P{Alnum}{1,5}", "").startsWith(own)
				|| text.replaceFirst("^\\p{L}{2,20}\\s", "").startsWith(own)
				|| lower(text).startsWith(lower(this.element + " " + own));
	}

	/** An element with its number that no text followed; empty if there is none. */
	String takeNumbered() {
		String numbered = this.number.isEmpty() ? "" : this.element + " " + this.number;
		this.number = "";
		return numbered;
	}

	private static boolean isAboutFormat(String name) {
		return switch (XmlRole.of(name)) {
			case ROW, CELL, INLINE, LABEL -> true;
			case HEADING, BLOCK -> false;
		};
	}

	private static String lower(String name) {
		return name.toLowerCase(Locale.ROOT);
	}

}
