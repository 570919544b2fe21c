package io.regwatch.ingest.source.catalogue;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/**
 * How pages of a list are requested with POST.
 *
 * @param body may hold {@code {page}}, {@code {offset}}, {@code {token}},
 * {@code {cursor}}, {@code {from}} and {@code {to}}; {@code null} if a form of the page
 * before is sent
 * @param form CSS selector of the form that is sent for the next page; {@code null} if
 * there is none
 * @param contentType of the body; {@code null} for JSON, or for the type of forms
 * @param headers further ones; {@code null} for none
 */
public record RequestRule(@Nullable String body, @Nullable String form, @Nullable String contentType,
		@Nullable Map<String, String> headers) {

	private static final String JSON = "application/json";

	private static final String FORM = "application/x-www-form-urlencoded";

	private static final String TOKEN = "{token}";

	/** The media type of the body. */
	public String type() {
		return Objects.requireNonNullElse(this.contentType, (this.form != null) ? FORM : JSON);
	}

	/**
	 * Puts a token into a body in the way of its type. In JSON, a placeholder without
	 * quotation marks becomes a string, or null if there is no token.
	 * @param text of the body
	 * @param token of a page; empty for the first one
	 * @return the body without the placeholder
	 */
	public String withToken(String text, String token) {
		return switch (type()) {
			case FORM -> text.replace(TOKEN, URLEncoder.encode(token, StandardCharsets.UTF_8));
			case JSON -> inJson(text, token);
			default -> text.replace(TOKEN, token);
		};
	}

	private static String inJson(String text, String token) {
		String quoted = YamlFile.MAPPER.writeValueAsString(token);
		StringBuilder result = new StringBuilder();
		int from = 0;
		boolean inString = false;
		for (int at = text.indexOf(TOKEN); at >= 0; at = text.indexOf(TOKEN, from)) {
			inString ^= hasOddQuotes(text, from, at);
			String value = inString ? quoted.substring(1, quoted.length() - 1) : token.isEmpty() ? "null" : quoted;
			result.append(text, from, at).append(value);
			from = at + TOKEN.length();
		}
		return result.append(text, from, text.length()).toString();
	}

	private static boolean hasOddQuotes(String text, int from, int end) {
		boolean odd = false;
		for (int at = from; at < end; at++) {
			if (text.charAt(at) == '\\') {
				at++;
			}
			else if (text.charAt(at) == '"') {
				odd = !odd;
			}
		}
		return odd;
	}

}
