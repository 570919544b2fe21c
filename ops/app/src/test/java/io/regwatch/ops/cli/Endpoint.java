package io.regwatch.ops.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A request that the program answers.
 *
 * @param method of HTTP
 * @param path with variables in braces
 * @param parameters names in the query
 */
record Endpoint(String method, String path, Set<String> parameters) {

	/** Whether it answers the request of a client. */
	boolean answers(String method, String path) {
		String pattern = this.path.replace(".", "\\.").replaceAll("\\{[^}]*}", "[^/]+");
		return this.method.equals(method) && path.matches(pattern);
	}

	/** Whether a document means it: placeholders stand where it has variables. */
	boolean isMeant(DocumentedAddress address) {
		String path = anonymous(this.path);
		String documented = anonymous(address.path());
		return (address.method().isEmpty() || address.method().equals(this.method))
				&& (address.elided() ? path.endsWith("/" + documented) : path.equals(documented));
	}

	/** The names in a query that it does not have. */
	Stream<String> unknownParameters(DocumentedAddress address) {
		List<String> names = Arrays.stream(address.query().split("&"))
			.map((parameter) -> parameter.split("=", 2)[0])
			.toList();
		return names.stream().filter((name) -> !name.isEmpty() && !this.parameters.contains(name));
	}

	private static String anonymous(String path) {
		return path.replaceAll("\\{[^}]*}|<[^>]*>|\\$\\{?\\w+}?", "{}");
	}

}
