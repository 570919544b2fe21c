package io.regwatch.ingest.source.list;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.catalogue.ContentRule;
import io.regwatch.ingest.source.catalogue.FieldRule;
import io.regwatch.ingest.source.catalogue.ItemFields;
import io.regwatch.ingest.source.parse.FieldReader;
import io.regwatch.ingest.source.parse.Row;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.RejectionReason;
import io.regwatch.schema.VersionStatus;
import io.regwatch.schema.text.BoundedPattern;
import io.regwatch.schema.text.PatternLimitException;
import org.jspecify.annotations.Nullable;

/** Makes items of rows. */
final class RowReader {

	private static final int LONGEST_TITLE = 2000;

	private static final BoundedPattern CONTROL = BoundedPattern.compile("[\\s\\p{Cc}\\u202a-\\u202e\\u2066-\\u2069]+");

	/** In characters; an index entry holds no more bytes than they may have. */
	private static final int LONGEST_ID = 600;

	private final ItemFields fields;

	private final @Nullable ContentRule content;

	private final LackingFields lacking;

	/**
	 * Reads rows of a list.
	 * @param fields of its items
	 * @param content where documents are in what is fetched; {@code null} if they are all
	 * of it
	 */
	RowReader(ItemFields fields, @Nullable ContentRule content) {
		this.fields = fields;
		this.content = content;
		this.lacking = new LackingFields(fields);
	}

	/** An item, or why the row is none. */
	RowResult read(Row row, URI page) {
		FieldReader reader = new FieldReader(row, page);
		String id = id(reader);
		if (id == null) {
			return new RowResult.MissingId();
		}
		try {
			return read(id, reader);
		}
		catch (IllegalArgumentException | PatternLimitException ex) {
			return new RowResult.Invalid(unknown(id), RejectionReason.FAILED, String.valueOf(ex.getMessage()));
		}
	}

	/** A row that is known by its id only. */
	RowResult invalid(Row row, URI page, RejectionReason reason, String detail) {
		String id = id(new FieldReader(row, page));
		return (id != null) ? new RowResult.Invalid(unknown(id), reason, detail) : new RowResult.MissingId();
	}

	/** A letter that could not be decoded, or an end cut off, would make another id. */
	private @Nullable String id(FieldReader reader) {
		String id = isConstant(reader) ? null : reader.readId(this.fields.id());
		return (id == null || id.indexOf('\ufffd') >= 0 || id.length() > LONGEST_ID) ? null : id;
	}

	/** If only the constants of a joined id are there, it is that of no item. */
	private boolean isConstant(FieldReader reader) {
		List<FieldRule> parts = this.fields.id().join();
		return parts != null && parts.stream().anyMatch((part) -> part.constant() == null)
				&& parts.stream().allMatch((part) -> part.constant() != null || reader.read(part) == null);
	}

	private RowResult read(String id, FieldReader reader) {
		String document = reader.readAddress(this.fields.document());
		String url = reader.readAddress(this.fields.url());
		String locator = (document != null) ? document : url;
		if (locator == null) {
			return withoutDocument(id, reader);
		}
		String address = (url != null && ListedItem.isSafeAddress(url)) ? url : locator;
		if (!ListedItem.isSafeAddress(address)) {
			return new RowResult.Invalid(unknown(id), RejectionReason.NOT_ALLOWED,
					"The row's address is not one of the web");
		}
		String text = reader.read(this.fields.text());
		if (text == null && this.fields.text() != null) {
			return new RowResult.Invalid(unknown(id), RejectionReason.EMPTY,
					"The row has no text where field 'text' expects it; its page is another document");
		}
		@Nullable String markup = (text != null) ? reader.markup(Objects.requireNonNull(this.fields.text())) : null;
		List<String> files = reader.readAddresses(this.fields.files());
		String fileName = (markup != null && files.isEmpty()) ? ListedItem.ROW_PAGE : fileName(reader, text, files);
		LenientFieldReader lenient = new LenientFieldReader(reader);
		this.lacking.note(id, reader);
		@Nullable VersionStatus status = lenient.status(this.fields.status());
		ListedItem item = new ListedItem(id, locator, address, (fileName != null) ? fileName : announced(locator),
				title(reader.read(this.fields.title())), reader.read(this.fields.description()),
				code(ReferenceType.class, reader.read(this.fields.type())), status,
				lenient.code("updateType", this.fields.updateType(), "[a-z][a-z_]*"),
				reader.read(this.fields.edition()), lenient.date("published", this.fields.published()),
				lenient.date("effective", this.fields.effective()),
				lenient.code("language", this.fields.language(), "[a-z]{2}"), (markup != null) ? page(markup) : text,
				lenient.note(), StatedRelationReader.read(this.fields.relations(), reader), files);
		@Nullable String unknown = lenient.unknownStatus();
		if (unknown == null) {
			return new RowResult.Valid(item);
		}
		this.lacking.add("status", id);
		return new RowResult.Invalid(item, RejectionReason.FAILED, unknown, true);
	}

	/** External ids of rows where a field was not found, by its name. */
	Map<String, Set<String>> lacking() {
		return this.lacking.rows();
	}

	/** Some authorities take away the link to a document that has ended. */
	private RowResult withoutDocument(String id, FieldReader reader) {
		VersionStatus status = code(VersionStatus.class, reader.read(this.fields.status()));
		if (status == null || !status.isEnded()) {
			return new RowResult.Invalid(unknown(id), RejectionReason.MISSING,
					"The row names no document: neither field 'document' nor field 'url' finds an address");
		}
		return new RowResult.Valid(new ListedItem(id, ListedItem.NO_DOCUMENT, ListedItem.NO_DOCUMENT, "",
				title(reader.read(this.fields.title())), reader.read(this.fields.description()), null, status, null,
				null, null, null, null, null, null));
	}

	/** A text that has markup, such as struck words, is a page. */
	private static String page(String markup) {
		return ListedItem.MARKUP
				+ "<html><head><meta charset=\"utf-8\"></head><body>%s</body></html>".formatted(markup);
	}

	private @Nullable String fileName(FieldReader reader, @Nullable String text, List<String> files) {
		if (text != null) {
			return files.isEmpty() ? "row.txt" : ListedItem.SEVERAL_FILES;
		}
		return (files.isEmpty() && (this.content == null || this.content.attachments() == null))
				? reader.read(this.fields.fileName()) : ListedItem.SEVERAL_FILES;
	}

	/** The name of a page says nothing of the file that it leads to. */
	private String announced(String locator) {
		return (this.content != null && this.content.follow() != null) ? "" : lastPart(locator);
	}

	static <E extends Enum<E> & CodedEnum> @Nullable E code(Class<E> type, @Nullable String code) {
		try {
			return (code != null) ? CodedEnum.of(type, code) : null;
		}
		catch (IllegalArgumentException ex) {
			List<String> codes = Stream.of(type.getEnumConstants()).map(CodedEnum::code).toList();
			throw new IllegalArgumentException(
					"'%s' is none of %s; say which one is meant in the field's map: {'%s': …}".formatted(code, codes,
							code),
					ex);
		}
	}

	/** In one line, without characters that change the direction of others. */
	private static @Nullable String title(@Nullable String raw) {
		if (raw == null) {
			return null;
		}
		String title = CONTROL.replaceAll(raw, " ").strip();
		if (title.length() <= LONGEST_TITLE) {
			return title;
		}
		int end = LONGEST_TITLE - (Character.isHighSurrogate(title.charAt(LONGEST_TITLE - 2)) ? 2 : 1);
		return title.substring(0, end) + "…";
	}

	private static String lastPart(String address) {
		String path = String.valueOf(URI.create(address).getPath());
		return path.substring(path.lastIndexOf('/') + 1);
	}

	private static ListedItem unknown(String id) {
		return new ListedItem(id, id, ListedItem.NO_DOCUMENT, "", null, null, null, null, null, null, null, null, null,
				null, null);
	}

}
