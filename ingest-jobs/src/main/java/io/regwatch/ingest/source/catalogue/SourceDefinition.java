package io.regwatch.ingest.source.catalogue;

import io.regwatch.http.FetchPolicy;
import io.regwatch.ingest.source.Connector;
import io.regwatch.schema.ReferenceType;
import org.jspecify.annotations.Nullable;

/**
 * A source as its catalogue file describes it; the file's JSON Schema gives the formats.
 *
 * @param id stable key, lower case with hyphens
 * @param title shown to readers
 * @param geography ISO 3166-1 alpha-2, {@code EU} or {@code INT}
 * @param institution name of the authority
 * @param type of its references, unless an item says otherwise
 * @param kind which {@link Connector} reads it
 * @param language ISO 639-1; {@code null} if it differs or is detected
 * @param removal what the absence of an item means
 * @param tolerance what a listing may lack before it counts as incomplete
 * @param audience who may see it
 * @param redistribution what may leave the service
 * @param schedule when it is read; {@code null} for on request only
 * @param folder for kind {@code folder}, else {@code null}
 * @param fetch how hosts are requested; {@code null} if the catalogue does not say
 * @param list for kinds that list rows as JSON, else {@code null}
 * @param table for kinds {@code html-table} and {@code xml-list}, else {@code null}
 * @param content where the document is in a response; {@code null} if it is all of it
 */
public record SourceDefinition(String id, String title, String geography, String institution, ReferenceType type,
		String kind, @Nullable String language, RemovalPolicy removal, Tolerance tolerance, Audience audience,
		Redistribution redistribution, @Nullable Schedule schedule, @Nullable Folder folder,
		@Nullable FetchPolicy fetch, @Nullable RowList list, @Nullable HtmlTable table, @Nullable ContentRule content) {

	/**
	 * The description of its lists.
	 * @return of a source whose lists are on the web
	 * @throws IllegalStateException if it is another one
	 */
	public PagedListSpec pagedList() {
		if (this.list != null) {
			return this.list;
		}
		if (this.table != null) {
			return this.table;
		}
		throw new IllegalStateException("Source '%s' lists no pages".formatted(this.id));
	}

	/**
	 * Which part of stored pages is read.
	 * @return {@code null} for all of them
	 */
	public @Nullable PagePart pagePart() {
		return (this.content != null) ? this.content.part() : null;
	}

	/** Whether its lists show the newest entries only. */
	public boolean showsNewestOnly() {
		return this.kind.equals("feed");
	}

	/**
	 * How its hosts may be requested.
	 * @return the catalogue's rules, or the defaults
	 */
	public FetchPolicy fetchRules() {
		return (this.fetch != null) ? this.fetch : FetchPolicy.DEFAULTS;
	}

	/**
	 * When a source is read.
	 *
	 * @param cron a Quartz cron expression
	 * @param zone an IANA time zone
	 */
	public record Schedule(String cron, String zone) {

	}

	/**
	 * A directory of documents.
	 *
	 * @param path absolute, on the worker's machine
	 */
	public record Folder(String path) {

	}

	/**
	 * What a listing may lack.
	 *
	 * @param shrink share of the known items, 0–1
	 */
	public record Tolerance(double shrink) {

		/** So many items are tolerated, however small the source. */
		private static final int ALWAYS = 3;

		/**
		 * Whether so many items may be missing, or have other ids.
		 * @param items that are
		 * @param known items of the source
		 * @return {@code false} if that is more likely an error
		 */
		public boolean allows(int items, int known) {
			return items <= Math.max(ALWAYS, known * this.shrink);
		}

	}

}
