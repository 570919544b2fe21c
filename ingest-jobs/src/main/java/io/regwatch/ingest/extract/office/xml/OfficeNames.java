package io.regwatch.ingest.extract.office.xml;

import java.util.Map;
import java.util.stream.Collectors;

/**
 * The names of elements with the prefixes of the standards, such as {@code w} and
 * {@code m}, whatever prefixes the file uses.
 *
 * @see <a href=
 * "https://ecma-international.org/publications-and-standards/standards/ecma-376/">ECMA-376,
 * Office Open XML</a>
 */
final class OfficeNames {

	/** The prefixes that the standards use. */
	private static final Map<String, String> PREFIXES = Map.ofEntries(
			Map.entry("http://schemas.openxmlformats.org/wordprocessingml/2006/main", "w:"),
			Map.entry("http://schemas.openxmlformats.org/officeDocument/2006/math", "m:"),
			Map.entry("http://schemas.openxmlformats.org/drawingml/2006/main", "a:"),
			Map.entry("http://schemas.openxmlformats.org/presentationml/2006/main", "p:"),
			Map.entry("http://schemas.openxmlformats.org/spreadsheetml/2006/main", "x:"),
			Map.entry("http://schemas.openxmlformats.org/markup-compatibility/2006", "mc:"),
			Map.entry("http://schemas.microsoft.com/office/drawing/2010/main", "a14:"),
			Map.entry("http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing", "wp:"),
			Map.entry("http://schemas.openxmlformats.org/drawingml/2006/picture", "pic:"),
			Map.entry("http://schemas.openxmlformats.org/package/2006/relationships", "r:"),
			Map.entry("urn:schemas-microsoft-com:vml", "v:"),
			Map.entry("urn:oasis:names:tc:opendocument:xmlns:office:1.0", "office:"),
			Map.entry("urn:oasis:names:tc:opendocument:xmlns:text:1.0", "text:"),
			Map.entry("urn:oasis:names:tc:opendocument:xmlns:table:1.0", "table:"),
			Map.entry("urn:oasis:names:tc:opendocument:xmlns:drawing:1.0", "draw:"),
			Map.entry("urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0", "svg:"),
			Map.entry("urn:oasis:names:tc:opendocument:xmlns:style:1.0", "style:"),
			Map.entry("urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0", "loext:"));

	private static final Map<String, String> NAMESPACES = PREFIXES.entrySet()
		.stream()
		.collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));

	private OfficeNames() {
	}

	/** The name of an element, or an empty one if it is of no known standard. */
	static String of(String uri, String localName) {
		return PREFIXES.containsKey(uri) ? PREFIXES.get(uri) + localName : "";
	}

	static String uri(String name) {
		return NAMESPACES.getOrDefault(name.substring(0, name.indexOf(':') + 1), "");
	}

	static String local(String name) {
		return name.substring(name.indexOf(':') + 1);
	}

}
