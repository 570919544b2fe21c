package io.regwatch.ingest.source.catalogue;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * A number in the query of an address that selects the page.
 *
 * @param parameter its name; {@code null} if only the body of a request takes it
 * @param first its first value; {@code null} for the usual one
 * @param endStatus of the HTTP response to a request behind the last page; {@code null}
 * if the host answers with a page without rows
 */
public record PageParameter(@Nullable String parameter, @Nullable Integer first, @Nullable Integer endStatus) {

	public int firstOr(int usual) {
		return (this.first != null) ? this.first : usual;
	}

	/**
	 * An address with the number in its query.
	 * @param uri with or without the parameter
	 * @param value of the number
	 * @return with the parameter once
	 */
	public URI with(URI uri, int value) {
		return (this.parameter != null) ? with(uri, this.parameter, String.valueOf(value)) : uri;
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
