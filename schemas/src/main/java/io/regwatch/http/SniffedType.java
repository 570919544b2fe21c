package io.regwatch.http;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import io.regwatch.schema.text.BoundedPattern;

/** The type of a file by its first bytes. */
enum SniffedType {

	PDF, ZIP, OLE, RTF, HTML, XML, JSON, TEXT, BINARY;

	private static final BoundedPattern BEGINNING = BoundedPattern.compile("^(\u00ef\u00bb\u00bf)?\\s*");

	private static final Set<SniffedType> MARKUP = EnumSet.of(HTML, XML, TEXT);

	private static final Set<SniffedType> OFFICE = EnumSet.of(OLE, ZIP, RTF);

	private static final Set<SniffedType> PLAIN = EnumSet.of(TEXT, JSON, XML);

	private static final Map<String, Set<SniffedType>> ANNOUNCED = Map.ofEntries(Map.entry("pdf", EnumSet.of(PDF)),
			Map.entry("html", MARKUP), Map.entry("htm", MARKUP), Map.entry("xhtml", MARKUP),
			Map.entry("json", EnumSet.of(JSON)), Map.entry("xml", EnumSet.of(XML, HTML)), Map.entry("rtf", OFFICE),
			Map.entry("docx", EnumSet.of(ZIP)), Map.entry("xlsx", EnumSet.of(ZIP)), Map.entry("odt", EnumSet.of(ZIP)),
			Map.entry("zip", EnumSet.of(ZIP)), Map.entry("doc", OFFICE), Map.entry("xls", OFFICE),
			Map.entry("msword", OFFICE), Map.entry("vnd.ms-excel", OFFICE), Map.entry("txt", PLAIN),
			Map.entry("csv", PLAIN), Map.entry("plain", PLAIN));

	/** What a media type or a file name extension allows; empty if it is unknown. */
	static Optional<Set<SniffedType>> announcedBy(String type) {
		String name = type.substring(type.indexOf('/') + 1).toLowerCase(Locale.ROOT);
		String syntax = name.substring(name.lastIndexOf('+') + 1);
		if (name.startsWith("vnd.openxmlformats") || name.startsWith("vnd.oasis")) {
			return Optional.of(EnumSet.of(ZIP));
		}
		return Optional.ofNullable(ANNOUNCED.get(name.equals("xhtml+xml") ? "xhtml" : syntax));
	}

	static SniffedType of(byte[] start) {
		String text = new String(start, 0, Math.min(start.length, PdfHeader.LENGTH), StandardCharsets.ISO_8859_1);
		String plain = BEGINNING.removeFirst(text).toLowerCase(Locale.ROOT);
		if (PdfHeader.isAt(start)) {
			return PDF;
		}
		if (text.startsWith("PK\u0003\u0004")) {
			return ZIP;
		}
		if (text.startsWith("\u00d0\u00cf\u0011\u00e0")) {
			return OLE;
		}
		if (text.startsWith("{\\rtf")) {
			return RTF;
		}
		return ofText(plain);
	}

	boolean isText() {
		return EnumSet.of(HTML, XML, JSON, TEXT).contains(this);
	}

	private static SniffedType ofText(String text) {
		if (text.startsWith("<")) {
			return (text.startsWith("<?xml") && !text.contains("<html")) ? XML : HTML;
		}
		if (text.startsWith("{") || text.startsWith("[")) {
			return JSON;
		}
		boolean wide = text.startsWith("\u00ff\u00fe") || text.startsWith("\u00fe\u00ff");
		return (wide || text.indexOf('\0') < 0) ? TEXT : BINARY;
	}

}
