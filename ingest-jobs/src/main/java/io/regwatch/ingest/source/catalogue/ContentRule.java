package io.regwatch.ingest.source.catalogue;

import java.util.List;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/**
 * Where the document is in what a host sends. The rules are applied in the order of the
 * parameters.
 *
 * @param follow CSS selector of the link or frame that leads from a page to the document;
 * {@code null} if the page is the document
 * @param pointer into a JSON response; {@code null} if it is none
 * @param base64 {@code true} if the value is encoded in Base64
 * @param unzip a regular expression for the name of the member of a ZIP archive;
 * {@code null} if it is none
 * @param section {@code true} if an address with a fragment leads to a document that is a
 * section of the page
 * @param select CSS selector of the parts of a page that are the document; {@code null}
 * for all
 * @param ignore CSS selectors of what changes without meaning, such as view counters;
 * {@code null} for none
 * @param attachments CSS selector of the links from the rest of a page to files that are
 * read with it as one document; {@code null} for none
 * @param gone CSS selector of what only a page has that is sent in the place of a
 * document; {@code null} if such pages say so in their headings
 */
public record ContentRule(@Nullable String follow, @Nullable String pointer, @Nullable Boolean base64,
		@Nullable String unzip, @Nullable Boolean section, @Nullable String select, @Nullable List<String> ignore,
		@Nullable String attachments, @Nullable String gone) {

	public boolean isBase64() {
		return Boolean.TRUE.equals(this.base64);
	}

	public boolean isSection() {
		return Boolean.TRUE.equals(this.section);
	}

	/** The part of a stored page to read; {@code null} for all of it. */
	public @Nullable PagePart part() {
		List<String> ignored = Objects.requireNonNullElse(this.ignore, List.of());
		return (this.select != null || !ignored.isEmpty()) ? new PagePart(this.select, ignored) : null;
	}

	/** Whether only some elements of a page are the document. */
	public boolean isPartOfPage() {
		return isSection() || part() != null;
	}

	/** Whether the document is of another type than the response. */
	public boolean isEnclosed() {
		return this.follow != null || this.pointer != null || isBase64() || this.unzip != null;
	}

}
