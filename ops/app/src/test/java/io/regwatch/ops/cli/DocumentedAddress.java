package io.regwatch.ops.cli;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * An address of the program as a document writes it.
 *
 * @param method of HTTP; empty if the document does not say it
 * @param path with placeholders
 * @param query without the question mark; may be empty
 * @param elided whether the path is only the end of one
 */
record DocumentedAddress(String method, String path, String query, boolean elided) {

	private static final String METHOD = "(?<method>GET|POST|PUT|PATCH|DELETE)";

	/** Of this program: without host, or on this machine. */
	private static final Pattern WHOLE = Pattern
		.compile("(?:" + METHOD + " +)?(?:(?:localhost|127\\.0\\.0\\.1|<host>)(?::[0-9]+)?|(?<![\\w./$}>…*-]))"
				+ "(?<path>/(?:api|console|actuator)(?![\\w-])(?:[/?][^\\s`\"'|),;\\\\]*)?)");

	private static final Pattern ELIDED = Pattern.compile("`" + METHOD + " (?:…/)?(?<path>[a-z][^`\\s]*)`");

	static DocumentedAddress of(String method, String address) {
		return of(method, address, false);
	}

	/** The addresses in a text. */
	static Stream<DocumentedAddress> in(String text) {
		return Stream.concat(WHOLE.matcher(text).results().map((match) -> of(match, false)),
				ELIDED.matcher(text).results().map((match) -> of(match, true)));
	}

	private static DocumentedAddress of(MatchResult match, boolean elided) {
		@Nullable String method = match.group("method");
		return of((method != null) ? method : "", match.group("path").replaceFirst("[.:/]+$", ""), elided);
	}

	private static DocumentedAddress of(String method, String address, boolean elided) {
		String[] parts = address.split("\\?", 2);
		return new DocumentedAddress(method, parts[0], (parts.length > 1) ? parts[1] : "", elided);
	}

	@Override
	public String toString() {
		return (this.method + " " + (this.elided ? "…/" : "") + this.path).strip();
	}

}
