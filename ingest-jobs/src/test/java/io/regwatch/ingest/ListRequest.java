package io.regwatch.ingest;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;

import com.sun.net.httpserver.HttpExchange;

/**
 * A request for a page of a list.
 *
 * @param path of the address
 * @param query of the address, as it was sent
 * @param body as it was sent
 */
record ListRequest(String path, String query, String body) {

	static ListRequest of(HttpExchange exchange) throws IOException {
		return new ListRequest(exchange.getRequestURI().getPath(),
				Optional.ofNullable(exchange.getRequestURI().getRawQuery()).orElse(""),
				new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
	}

	/** The value of a parameter in the query, or in the body of a form. */
	Optional<String> parameter(String name) {
		return Stream.of(this.query, this.body)
			.flatMap((pairs) -> Stream.of(pairs.split("&", -1)))
			.map((pair) -> pair.split("=", 2))
			.filter((pair) -> pair.length == 2 && decode(pair[0]).equals(name))
			.map((pair) -> decode(pair[1]))
			.findFirst();
	}

	private static String decode(String text) {
		return URLDecoder.decode(text, StandardCharsets.UTF_8);
	}

	int number(String name, int otherwise) {
		return parameter(name).filter((value) -> !value.isEmpty()).map(Integer::parseInt).orElse(otherwise);
	}

}
