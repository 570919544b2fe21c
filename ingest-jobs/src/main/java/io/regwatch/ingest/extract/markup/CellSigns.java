package io.regwatch.ingest.extract.markup;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.markup.style.ClassNames;
import org.xml.sax.Attributes;

/**
 * What a cell says that has neither text nor a named icon: by a colour, which the class
 * of an element names, or by a drawing.
 */
final class CellSigns {

	private static final Pattern STATE = Pattern.compile(
			"(?:(?:bg|table|text|label|badge|cell|status|state|is|icon|colou?r|alert|dot|indicator|fill|tag|pill|light|circle)-)*"
					+ "(success|danger|warning|check(?:ed|mark)?|tick(?:ed)?|cross(?:ed)?|yes|no|true|false|on|off|active|inactive|enabled|disabled"
					+ "|pass(?:ed)?|fail(?:ed)?|ok|allowed|forbidden|permitted|prohibited|required|optional|valid|invalid|positive|negative"
					+ "|green|red|yellow|amber|orange)");

	private static final Pattern SEPARATORS = Pattern.compile("[\\s,]+");

	private CellSigns() {
	}

	/** Returns what the class of an element says; often empty. */
	static String state(Attributes attributes) {
		return ClassNames.of(attributes.getValue("class"))
			.map(STATE::matcher)
			.filter(Matcher::matches)
			.map((state) -> "[State: %s]".formatted(state.group(1)))
			.collect(Collectors.joining(" "));
	}

	/** Returns the form and the colours of a shape of a drawing; empty for others. */
	static String shape(String element, Attributes attributes) {
		return switch (element) {
			case "path", "polyline", "polygon", "line", "circle", "ellipse",
					"rect" ->
				element + Stream
					.of("d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height",
							"fill", "stroke", "transform")
					.map(attributes::getValue)
					.filter(Objects::nonNull)
					.map((value) -> SEPARATORS.matcher(value.strip()).replaceAll(" "))
					.collect(Collectors.joining(";"));
			default -> "";
		};
	}

}
