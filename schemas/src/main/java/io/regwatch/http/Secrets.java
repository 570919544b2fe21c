package io.regwatch.http;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;

import io.regwatch.schema.text.BoundedPattern;

/**
 * Replaces environment variables in requests just before they are sent, so that
 * catalogues, captures and logs have only their names. Hosts that repeat a value, in a
 * redirect or in a link, have it masked again.
 */
public final class Secrets {

	private static final BoundedPattern VARIABLE = BoundedPattern
		.compile("(?:\\$|%24)(?:\\{|%7B)([A-Z][A-Z0-9_]*)(?:}|%7D)");

	/** Shorter values would mask ordinary words. */
	private static final int SHORTEST = 6;

	/** Names of the variables that were sent, by their values. */
	private static final Map<String, String> SENT = new ConcurrentHashMap<>();

	private Secrets() {
	}

	/**
	 * Replaces values of variables that were sent to a host by their names.
	 * @param text from a host
	 * @return the text without secrets
	 */
	public static String mask(String text) {
		String masked = text;
		for (Map.Entry<String, String> secret : SENT.entrySet()) {
			masked = masked.replace(secret.getKey(), "${%s}".formatted(secret.getValue()))
				.replace(encoded(secret.getKey()), "%%24%%7B%s%%7D".formatted(secret.getValue()));
		}
		return masked;
	}

	/**
	 * Escapes names of variables in a text of a host. A host must not choose which
	 * variable is sent, or where.
	 * @param text from a host
	 * @return a text in which nothing is replaced by a variable; the same address
	 */
	public static String defuse(String text) {
		return VARIABLE.replaceAll(text, "%24%7b$1%7d");
	}

	/**
	 * Replaces values of variables that were sent to a host by their names.
	 * @param uri from a host
	 * @return an address that can be requested again
	 */
	public static URI mask(URI uri) {
		String masked = mask(uri.toString());
		return masked.contentEquals(uri.toString()) ? uri
				: URI.create(masked.replace("${", "%24%7B").replace("}", "%7D"));
	}

	static String in(String text) throws UriNotAllowedException {
		return in(text, UnaryOperator.identity());
	}

	static URI in(URI uri) throws UriNotAllowedException {
		return URI.create(in(uri.toString(), Secrets::encoded));
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
		String value = secret.strip();
		if (value.length() >= SHORTEST) {
			SENT.put(value, name);
		}
		return value;
	}

	private static String encoded(String secret) {
		return URLEncoder.encode(secret, StandardCharsets.UTF_8);
	}

}
