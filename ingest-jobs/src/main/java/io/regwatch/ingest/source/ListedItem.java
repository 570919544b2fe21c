package io.regwatch.ingest.source;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/**
 * One document as its source lists it. What a source does not say is {@code null}; it is
 * never guessed here.
 *
 * @param externalId the authority's stable id
 * @param locator how the connector finds the bytes: a relative path or a URL
 * @param url address of the document for readers
 * @param fileName name with which the bytes are announced
 * @param title the authority's title
 * @param description the authority's abstract
 * @param type of the reference, if it differs from the source's
 * @param status of the version
 * @param updateType the authority's class of the publication in our words
 * @param edition label of the edition
 * @param published the authority's date
 * @param effective from when it applies
 * @param language ISO 639-1
 * @param text its content, where the row itself is the document, or a part of it beside
 * {@code files}; {@code null} if it is to be fetched
 * @param note what its source says of it but could not be understood, one sentence for
 * operators; {@code null} if there is nothing
 * @param relations to other documents that its source states
 * @param files addresses of further files, which are read with the document as one
 */
public record ListedItem(String externalId, String locator, String url, String fileName, @Nullable String title,
		@Nullable String description, @Nullable ReferenceType type, @Nullable VersionStatus status,
		@Nullable String updateType, @Nullable String edition, @Nullable Instant published, @Nullable Instant effective,
		@Nullable String language, @Nullable String text, @Nullable String note, List<StatedRelation> relations,
		@JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> files) {

	/**
	 * The file name of a document of several files, which are stored in a ZIP archive. No
	 * other document has its extension.
	 */
	public static final String SEVERAL_FILES = "document.bundle";

	/** The name of the file that has the text of a row with markup. */
	public static final String ROW_PAGE = "row.html";

	/** How the text of a row begins that has markup. */
	public static final String MARKUP = "<!doctype html>";

	/** The address of an item whose source names none. */
	public static final String NO_DOCUMENT = "urn:regwatch:item";

	public ListedItem {
		// Items that were stored before there were relations and files have none.
		relations = (relations != null) ? List.copyOf(relations) : List.of();
		files = (files != null) ? List.copyOf(files) : List.of();
	}

	/**
	 * A document of one file without relations.
	 */
	public ListedItem(String externalId, String locator, String url, String fileName, @Nullable String title,
			@Nullable String description, @Nullable ReferenceType type, @Nullable VersionStatus status,
			@Nullable String updateType, @Nullable String edition, @Nullable Instant published,
			@Nullable Instant effective, @Nullable String language, @Nullable String text, @Nullable String note) {
		this(externalId, locator, url, fileName, title, description, type, status, updateType, edition, published,
				effective, language, text, note, List.of(), List.of());
	}

	/**
	 * The same with other dates.
	 * @param newPublished the authority's date; {@code null} if unknown
	 * @param newEffective from when it applies; {@code null} if unknown
	 * @return an item with them
	 */
	public ListedItem dated(@Nullable Instant newPublished, @Nullable Instant newEffective) {
		return new ListedItem(this.externalId, this.locator, this.url, this.fileName, this.title, this.description,
				this.type, this.status, this.updateType, this.edition, newPublished, newEffective, this.language,
				this.text, this.note, this.relations, this.files);
	}

	/**
	 * The same with other statements.
	 * @param newStatus of the version; {@code null} if unknown
	 * @param newEffective from when it applies; {@code null} if unknown
	 * @param newEdition label of the edition; {@code null} if unknown
	 * @param newType of the reference; {@code null} if it is the source's
	 * @param newLanguage ISO 639-1; {@code null} if unknown
	 * @return an item with them
	 */
	public ListedItem stating(@Nullable VersionStatus newStatus, @Nullable Instant newEffective,
			@Nullable String newEdition, @Nullable ReferenceType newType, @Nullable String newLanguage) {
		return new ListedItem(this.externalId, this.locator, this.url, this.fileName, this.title, this.description,
				newType, newStatus, this.updateType, newEdition, this.published, newEffective, newLanguage, this.text,
				this.note, this.relations, this.files);
	}

	/**
	 * The address from which the bytes are fetched.
	 * @return the locator if it is a web address, else the address for readers
	 */
	public String address() {
		return isWebAddress(this.locator) ? this.locator : this.url;
	}

	/**
	 * Whether a text begins like an address of the web.
	 * @param text that is untrusted
	 * @return {@code true} for http and https
	 */
	public static boolean isWebAddress(String text) {
		return text.regionMatches(true, 0, "http://", 0, 7) || text.regionMatches(true, 0, "https://", 0, 8);
	}

	/**
	 * Whether readers may be shown an address: a script in it would run in their browser.
	 * @param address that is untrusted
	 * @return {@code true} for http, https and urn
	 */
	public static boolean isSafeAddress(String address) {
		return isWebAddress(address) || address.regionMatches(true, 0, "urn:", 0, 4);
	}

	/**
	 * Whether the listing says that the document has ended.
	 * @return {@code true} for withdrawn and repealed
	 */
	@JsonIgnore
	public boolean hasEnded() {
		return this.status != null && this.status.isEnded();
	}

	/**
	 * Whether the text of the row is all of the document.
	 * @return {@code false} if there are files
	 */
	@JsonIgnore
	public boolean isRow() {
		return this.text != null && !this.fileName.equals(SEVERAL_FILES);
	}

	/**
	 * The type that the file name announces.
	 * @return lower-case extension without its dot; empty if there is none
	 */
	public String announcedType() {
		int dot = this.fileName.lastIndexOf('.');
		return (dot < 0) ? "" : this.fileName.substring(dot + 1).toLowerCase(Locale.ROOT);
	}

}
