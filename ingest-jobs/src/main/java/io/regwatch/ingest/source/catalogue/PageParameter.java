package io.regwatch.ingest.source.catalogue;

import java.net.URI;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * A number in the query of an address that says which page is asked for.
 *
 * @param parameter its name
 * @param first its first value; {@code null} for the usual one
 */
public record PageParameter(String parameter, @Nullable Integer first) {

	public int firstOr(int usual) {
		return (this.first != null) ? this.first : usual;
	}

	public URI with(URI uri, int value) {
		String address = uri.toString();
		int mark = address.indexOf('?');
		String query = (mark < 0) ? "" : address.substring(mark + 1);
		Stream<String> others = Arrays.stream(query.split("&", -1))
			.filter((pair) -> !pair.isEmpty() && !pair.startsWith(this.parameter + "="));
		return URI.create(((mark < 0) ? address : address.substring(0, mark)) + "?"
				+ Stream.concat(others, Stream.of(this.parameter + "=" + value)).collect(Collectors.joining("&")));
	}

}
