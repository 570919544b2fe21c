package io.regwatch.ingest.source.parse;

import java.net.URI;
import java.util.List;

import io.regwatch.ingest.source.catalogue.PagedListSpec;
import io.regwatch.schema.Anomaly;
import org.jspecify.annotations.Nullable;

/**
 * One page of a list.
 *
 * @param rows in its order
 * @param total number of rows of all pages; {@code null} if it does not say
 * @param next address of the next page; {@code null} if it names none
 * @param form what is posted to it; {@code null} if it is not a form of this page that
 * leads to it
 * @param lists addresses of further lists that it names
 * @param base what its relative links are relative to
 * @param anomaly what is odd about it; {@code null} if it seems to be in order
 * @param token with which the next page is requested; {@code null} if there is none
 * @param isLast whether it says that no page follows
 * @param isArchive whether it may repeat rows of earlier pages, as they were before
 * @param members files whose rows these are, in this order; none if they are not told
 * apart
 */
public record Page(List<? extends Row> rows, @Nullable Integer total, @Nullable URI next, @Nullable String form,
		List<URI> lists, URI base, @Nullable Anomaly anomaly, @Nullable String token, boolean isLast, boolean isArchive,
		List<Member> members) {

	Page(List<? extends Row> rows, @Nullable Integer total, @Nullable URI next, List<URI> lists, URI base,
			@Nullable Anomaly anomaly) {
		this(rows, total, next, null, lists, base, anomaly, null, false, false, List.of());
	}

	/** The same page with what it says of its place in the list. */
	Page at(PagedListSpec list, Row page) {
		FieldReader fields = new FieldReader(page, this.base);
		return new Page(this.rows, this.total, this.next, this.form, this.lists, this.base, this.anomaly,
				(list.token() != null) ? fields.read(list.token().value()) : null, fields.read(list.last()) != null,
				this.isArchive, this.members);
	}

	/**
	 * A file with rows of the page.
	 *
	 * @param name in its archive; {@code null} if it is in none
	 * @param rows how many of the page's rows it has
	 * @param isClosed whether it ends with the end of a line; {@code null} if it is no
	 * file of lines that was read to its end
	 * @param hasLast whether its last row is one of the page
	 */
	public record Member(@Nullable String name, int rows, @Nullable Boolean isClosed, boolean hasLast) {

	}

	public static Page of(List<? extends Row> rows, URI base) {
		return new Page(rows, null, null, List.of(), base, null);
	}

}
