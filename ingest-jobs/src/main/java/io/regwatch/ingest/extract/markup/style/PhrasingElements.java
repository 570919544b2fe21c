package io.regwatch.ingest.extract.markup.style;

import java.util.Set;

/** The elements of HTML that usually are a part of a line. */
public final class PhrasingElements {

	private static final Set<String> NAMES = Set.of("a", "abbr", "acronym", "b", "bdi", "bdo", "big", "br", "cite",
			"code", "data", "del", "dfn", "em", "font", "i", "img", "input", "ins", "kbd", "label", "mark", "meter",
			"option", "optgroup", "progress", "q", "samp", "select", "s", "small", "span", "strike", "strong", "sub",
			"sup", "time", "tt", "u", "var", "wbr");

	private PhrasingElements() {
	}

	public static boolean has(String element) {
		return NAMES.contains(element);
	}

}
