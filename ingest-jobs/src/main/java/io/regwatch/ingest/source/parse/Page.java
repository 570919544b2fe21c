package io.regwatch.ingest.source.parse;

import java.net.URI;
import java.util.List;

import io.regwatch.schema.Anomaly;
import org.jspecify.annotations.Nullable;

/**
 * One page of a list.
 *
 * @param rows in its order
 * @param total number of rows of all pages; {@code null} if it does not say
 * @param next address of the next page; {@code null} if it names none
 * @param lists addresses of further lists that it names
 * @param base what its relative links are relative to
 * @param anomaly what is odd about it; {@code null} if it seems to be in order
 */
public record Page(List<? extends Row> rows, @Nullable Integer total, @Nullable URI next, List<URI> lists, URI base,
		@Nullable Anomaly anomaly) {

	public static Page of(List<? extends Row> rows, URI base) {
		return new Page(rows, null, null, List.of(), base, null);
	}

}
