package io.regwatch.ingest.source.catalogue;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * A number in an address that selects the page.
 *
 * @param parameter its name in the query; {@code null} if only the body of a request or
 * {@code url} takes it
 * @param url address of the pages after the first one, absolute or relative to it, with
 * <code>{page}</code> for the number; {@code null} if the query takes it
 * @param first its first value; {@code null} for the usual one
 * @param endStatus of the HTTP response to a request behind the last page; {@code null}
 * if the host answers with a page without rows
 */
public record PageParameter(@Nullable String parameter, @Nullable String url, @Nullable Integer first,
		@Nullable Integer endStatus) {

	public int firstOr(int usual) {
		return (this.first != null) ? this.first : usual;
	}

	/**
	 * The address of a page behind the first one.
	 * @param start address of the first page, with or without the parameter
	 * @param value of the number
	 * @return with the parameter once
	 */
	public URI with(URI start, int value) {
		if (this.url != null) {
			return start.resolve(this.url.replace("{page}", String.valueOf(value)));
		}
		return (this.parameter != null) ? with(start, this.parameter, String.valueOf(value)) : start;
	}

	/**
	 * An address with a parameter in its query.
	 * @param uri with or without the parameter
	 * @param parameter its name
	 * @param value not encoded
	 * @return with the parameter once
	 */
	public static URI with(URI uri, String parameter, String value) {
		String address = uri.toString();
		int mark = address.indexOf('?');
		String query = (mark < 0) ? "" : address.substring(mark + 1);
		Stream<String> others = Arrays.stream(query.split("&", -1))
			.filter((pair) -> !pair.isEmpty() && !pair.startsWith(parameter + "="));
		return URI.create(((mark < 0) ? address : address.substring(0, mark)) + "?"
				+ Stream.concat(others, Stream.of(parameter + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8)))
					.collect(Collectors.joining("&")));
	}

}
