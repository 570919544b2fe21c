package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes documents of office programs that have only what a test is about. */
final class OfficeFiles {

	private static final String OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/";

	private static final String PACKAGE = "http://schemas.openxmlformats.org/package/2006/";

	private static final String MAIN = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

	private static final String WORD = " xmlns:w='http://schemas.openxmlformats.org/wordprocessingml/2006/main'"
			+ " xmlns:m='%1$smath' xmlns:r='%1$srelationships' xmlns:v='urn:schemas-microsoft-com:vml'"
				.formatted(OFFICE);

	private static final String TYPES = """
			<Types xmlns='%scontent-types'><Default Extension='xml' ContentType='application/xml'/>
			<Default Extension='html' ContentType='text/html'/><Default Extension='png' ContentType='image/png'/>
			<Default Extension='rels' ContentType='application/vnd.openxmlformats-package.relationships+xml'/>
			<Override PartName='/word/document.xml' ContentType='%s'/></Types>""".formatted(PACKAGE, MAIN);

	private static final String RELATION = "<Relationship Id='%s' Target='%s' Type='%srelationships/%s'/>";

	private static final String OPEN_DOCUMENT = "<o:document-%s xmlns:o='urn:oasis:names:tc:opendocument:xmlns:office:1.0'"
			+ " xmlns:t='urn:oasis:names:tc:opendocument:xmlns:text:1.0'"
			+ " xmlns:s='urn:oasis:names:tc:opendocument:xmlns:style:1.0'"
			+ " xmlns:b='urn:oasis:names:tc:opendocument:xmlns:table:1.0'>%s</o:document-%1$s>";

	private OfficeFiles() {
	}

	/**
	 * Writes a document of Word.
	 * @param parts elements of other parts, by name. The name is also the id and, without
	 * a number and a file name extension, the type of the relation
	 */
	static Path word(Path file, String body, Map<String, String> parts) throws IOException {
		Map<String, String> members = new LinkedHashMap<>();
		members.put("[Content_Types].xml", TYPES);
		members.put("_rels/.rels", relations(RELATION.formatted("r", "word/document.xml", OFFICE, "officeDocument")));
		members.put("word/document.xml", "<w:document%s><w:body>%s</w:body></w:document>".formatted(WORD, body));
		members.put("word/_rels/document.xml.rels", relations(parts.keySet()
			.stream()
			.map((part) -> RELATION.formatted(part, part(part), OFFICE, part.replaceFirst("\\d*\\..*|\\d+$", "")))
			.collect(Collectors.joining())));
		parts.forEach((part, xml) -> members.put("word/" + part(part), xml.replaceFirst("(?=>)", WORD)));
		return zip(file, members);
	}

	private static String part(String name) {
		return name.contains(".") ? name : name + ".xml";
	}

	private static String relations(String relations) {
		return "<Relationships xmlns='%srelationships'>%s</Relationships>".formatted(PACKAGE, relations);
	}

	/**
	 * Writes an OpenDocument.
	 * @param kind "text" or "spreadsheet"
	 * @param styles those of the document
	 * @param automatic styles of its content
	 */
	static Path openDocument(Path file, String kind, String styles, String automatic, String body) throws IOException {
		return openDocument(file, kind, styles, automatic, body, Map.of());
	}

	/** Writes an OpenDocument with other parts, by name. */
	static Path openDocument(Path file, String kind, String styles, String automatic, String body,
			Map<String, String> parts) throws IOException {
		Map<String, String> members = new LinkedHashMap<>();
		members.put("mimetype", "application/vnd.oasis.opendocument." + kind);
		members.put("styles.xml", OPEN_DOCUMENT.formatted("styles", "<o:styles>" + styles + "</o:styles>"));
		members.put("content.xml",
				OPEN_DOCUMENT.formatted("content",
						"<o:automatic-styles>%s</o:automatic-styles><o:body><o:%s>%s</o:%2$s></o:body>"
							.formatted(automatic, kind, body)));
		members.putAll(parts);
		return zip(file, members);
	}

	static Path zip(Path file, Map<String, String> members) throws IOException {
		try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
			for (Map.Entry<String, String> member : members.entrySet()) {
				zip.putNextEntry(new ZipEntry(member.getKey()));
				zip.write(member.getValue().getBytes(StandardCharsets.UTF_8));
			}
		}
		return file;
	}

}
