package io.regwatch.ingest.extract.office.xml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import io.regwatch.ingest.extract.text.RaisedDigits;

/**
 * An element of an equation, and the texts of the elements in it. Digits are raised and
 * lowered; what has no characters of its own is written as Unicode Technical Note 28,
 * Unicode nearly plain text encoding of mathematics, does.
 *
 * @see <a href="https://www.unicode.org/notes/tn28/">Unicode Technical Note 28</a>
 */
final class EquationPart {

	private static final String DIGITS = "[+\\-\u2212]?\\d+|\\d+[+\\-\u2212]";

	private final String name;

	private final Map<String, String> properties = new HashMap<>();

	private final Map<String, List<String>> children = new HashMap<>();

	private final StringBuilder content = new StringBuilder();

	/**
	 * Makes a part.
	 * @param name of its element
	 */
	EquationPart(String name) {
		this.name = name;
	}

	void set(String property, String value) {
		this.properties.put(property, value);
	}

	void append(String text) {
		this.content.append(text);
	}

	/** Adds an element that has ended. */
	void add(EquationPart child) {
		String text = child.text();
		this.children.computeIfAbsent(child.name, (_) -> new ArrayList<>()).add(text);
		this.content.append(text);
	}

	boolean isText() {
		return this.name.endsWith(":t");
	}

	/** The properties of a part, which have an element of their own. */
	boolean isProperties() {
		return this.name.endsWith("Pr");
	}

	void takeProperties(EquationPart from) {
		this.properties.putAll(from.properties);
	}

	/** The text of the part (ECMA-376, part 1, 22.1.2). */
	String text() {
		return switch (this.name) {
			case "m:f" ->
				"(" + child("m:num") + ")" + (is("m:type", "noBar") ? "\u00A6(" : "/(") + child("m:den") + ")";
			case "m:rad" -> raised(child("m:deg")) + "\u221A(" + child("m:e") + ")";
			case "m:sSup" -> child("m:e") + raised(child("m:sup"));
			case "m:sSub" -> child("m:e") + lowered(child("m:sub"));
			case "m:sSubSup" -> child("m:e") + lowered(child("m:sub")) + raised(child("m:sup"));
			case "m:sPre" -> "(" + lowered(child("m:sub")) + raised(child("m:sup")) + ")" + child("m:e");
			case "m:nary" ->
				property("m:chr", "\u222B") + lowered(child("m:sub")) + raised(child("m:sup")) + child("m:e");
			case "m:limLow" -> child("m:e") + "\u252C(" + child("m:lim") + ")";
			case "m:limUpp" -> child("m:e") + "\u2534(" + child("m:lim") + ")";
			case "m:d" -> property("m:begChr", "(") + String.join(property("m:sepChr", "|"), children("m:e"))
					+ property("m:endChr", ")");
			case "m:mr" -> String.join("&", children("m:e"));
			case "m:m" -> "\u25A0(" + String.join("@", children("m:mr")) + ")";
			case "m:eqArr" -> "\u2588(" + String.join("@", children("m:e")) + ")";
			case "m:acc" -> child("m:e") + property("m:chr", "\u0302");
			case "m:bar" -> (is("m:pos", "top") ? "\u00AF(" : "\u2581(") + child("m:e") + ")";
			case "m:groupChr" -> property("m:chr", "\u23DF") + "(" + child("m:e") + ")";
			case "m:phant" -> !OnOff.isOn(property("m:show", "1")) ? "" : this.content.toString();
			default -> this.content.toString();
		};
	}

	private static String raised(String script) {
		return script.matches(DIGITS) ? RaisedDigits.of(script) : script.isEmpty() ? "" : "^(" + script + ")";
	}

	private static String lowered(String script) {
		return script.matches(DIGITS) ? RaisedDigits.lowered(script) : script.isEmpty() ? "" : "_(" + script + ")";
	}

	private String child(String element) {
		return children(element).stream().collect(Collectors.joining());
	}

	private List<String> children(String element) {
		return this.children.getOrDefault(element, List.of());
	}

	private String property(String element, String otherwise) {
		return this.properties.getOrDefault(element, otherwise);
	}

	private boolean is(String property, String value) {
		return value.equals(this.properties.get(property));
	}

}
