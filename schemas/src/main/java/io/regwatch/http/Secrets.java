package io.regwatch.http;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Replaces environment variables in requests just before they are sent, so that
 * catalogues, captures and logs have only their names.
 */
final class Secrets {

	private static final Pattern VARIABLE = Pattern.compile("(?:\\$\\{|%24%7B)([A-Z][A-Z0-9_]*)(?:}|%7D)");

	private Secrets() {
	}

	static String in(String text) throws UriNotAllowedException {
		return in(text, UnaryOperator.identity());
	}

	static URI in(URI uri) throws UriNotAllowedException {
		return URI.create(in(uri.toString(), (secret) -> URLEncoder.encode(secret, StandardCharsets.UTF_8)));
	}

	private static String in(String text, UnaryOperator<String> encoder) throws UriNotAllowedException {
		Matcher matcher = VARIABLE.matcher(text);
		StringBuilder resolved = new StringBuilder();
		while (matcher.find()) {
			matcher.appendReplacement(resolved, Matcher.quoteReplacement(encoder.apply(valueOf(matcher.group(1)))));
		}
		return matcher.appendTail(resolved).toString();
	}

	private static String valueOf(String name) throws UriNotAllowedException {
		String secret = System.getenv(name);
		if (secret == null || secret.isBlank()) {
			throw new UriNotAllowedException("A key is needed: set the environment variable '%s'".formatted(name));
		}
		return secret.strip();
	}

}
