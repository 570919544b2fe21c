package io.regwatch.ingest.extract.markup.style;

import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

import org.xml.sax.Attributes;

/** Names by which elements of XML say how their text is printed. */
final class Typeface {

	private Typeface() {
	}

	/**
	 * Returns the names in the attributes of DocBook, TEI, Akoma Ntoso, HL7 and XSL-FO,
	 * in lower case.
	 */
	static Stream<String> of(Attributes attributes) {
		return Stream
			.of("role", "rend", "rendition", "name", "style", "styleCode", "class", "vertical-align", "baseline-shift",
					"text-decoration")
			.map(attributes::getValue)
			.filter(Objects::nonNull)
			.flatMap((names) -> Stream.of(names.toLowerCase(Locale.ROOT).split("[\\s#]+")));
	}

}
