package io.regwatch.ingest.extract.format;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import org.apache.tika.mime.MediaType;
import org.apache.tika.mime.MediaTypeRegistry;

/** A format that is read, and the formats that a file may be in stead of it. */
public enum Format {

	/** Portable Document Format. */
	PDF(Family.PDF, "pdf", "application/pdf"),

	/** HTML and XHTML. */
	HTML(Family.TEXT, "html htm xhtml", "text/html application/xhtml+xml"),

	/** Word, 2007 and later. */
	DOCX(Family.WRITING, "docx docm dotx",
			"application/vnd.openxmlformats-officedocument.wordprocessingml.document application/vnd.openxmlformats-officedocument.wordprocessingml.template application/vnd.ms-word.document.macroenabled.12"),

	/** Word, 97 to 2003. */
	DOC(Family.WRITING, "doc dot", "application/msword"),

	/** OpenDocument text. */
	ODT(Family.WRITING, "odt", "application/vnd.oasis.opendocument.text"),

	/** Rich Text Format. */
	RTF(Family.WRITING, "rtf", "application/rtf"),

	/** Excel, 2007 and later. */
	XLSX(Family.SHEET, "xlsx xlsm",
			"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.ms-excel.sheet.macroenabled.12"),

	/** Excel, 97 to 2003. */
	XLS(Family.SHEET, "xls", "application/vnd.ms-excel"),

	/** OpenDocument spreadsheet. */
	ODS(Family.SHEET, "ods", "application/vnd.oasis.opendocument.spreadsheet"),

	/** PowerPoint, 2007 and later. */
	PPTX(Family.SLIDES, "pptx pptm ppsx potx",
			"application/vnd.openxmlformats-officedocument.presentationml.presentation application/vnd.openxmlformats-officedocument.presentationml.slideshow application/vnd.openxmlformats-officedocument.presentationml.template application/vnd.ms-powerpoint.presentation.macroenabled.12"),

	/** PowerPoint, 97 to 2003. */
	PPT(Family.SLIDES, "ppt pps", "application/vnd.ms-powerpoint"),

	/** OpenDocument presentation. */
	ODP(Family.SLIDES, "odp", "application/vnd.oasis.opendocument.presentation"),

	/** Electronic publication: chapters of XHTML in an archive. */
	EPUB(Family.BOOK, "epub", "application/epub+zip"),

	/** Markdown. */
	MARKDOWN(Family.TEXT, "md markdown", "text/x-web-markdown text/markdown"),

	/** Comma- or tab-separated values. */
	CSV(Family.TEXT, "csv tsv", "text/csv text/tsv text/tab-separated-values"),

	/** Records of names and values, also in JSON. */
	YAML(Family.TEXT, "yaml yml json", "text/x-yaml application/yaml application/json"),

	/** Any XML that is nothing else here. */
	XML(Family.TEXT, "xml", "application/xml"),

	/** E-mail, and pages that are saved with their images (RFC 5322, RFC 2557). */
	MAIL(Family.TEXT, "eml mht mhtml", "message/rfc822 multipart/related"),

	/** Any text that is nothing else here. */
	TEXT(Family.TEXT, "txt text", "text/plain");

	private static final Map<String, Format> BY_EXTENSION = index((format) -> format.extensions);

	private static final Map<String, Format> BY_TYPE = index((format) -> format.types);

	private final Family family;

	private final String extensions;

	private final String types;

	Format(Family family, String extensions, String types) {
		this.family = family;
		this.extensions = extensions;
		this.types = types;
	}

	static Optional<Format> announcedBy(String name) {
		String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
		return Optional.ofNullable(BY_EXTENSION.get(extension));
	}

	/** The format of a type or of the closest type that it specialises. */
	static Optional<Format> of(MediaType type, MediaTypeRegistry registry) {
		return Stream.iterate(type, Objects::nonNull, registry::getSupertype)
			.map((ancestor) -> BY_TYPE.get(ancestor.toString()))
			.filter(Objects::nonNull)
			.findFirst();
	}

	boolean mayBe(Format actual) {
		return this.family == actual.family;
	}

	private static Map<String, Format> index(Function<Format, String> keys) {
		Map<String, Format> index = new HashMap<>();
		for (Format format : values()) {
			for (String key : keys.apply(format).split(" ", -1)) {
				index.put(key, format);
			}
		}
		return index;
	}

	private enum Family {

		PDF, WRITING, SHEET, SLIDES, BOOK, TEXT

	}

}
