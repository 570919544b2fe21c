package io.regwatch.http;

import java.net.IDN;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Matcher;

import io.regwatch.schema.text.BoundedPattern;

/** Escapes addresses as people and servers write them. */
public final class UriEscaper {

	private static final BoundedPattern WRONG = BoundedPattern.compile("""
			%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=%-]+""");

	private static final BoundedPattern PARTS = BoundedPattern
		.compile("(?s)((?:[A-Za-z][\\w+.-]*:)?(?://[^/?]*)?)([^?]*)(.*)");

	private static final BoundedPattern HOST = BoundedPattern.compile("^(?:[A-Za-z][\\w+.-]*:)?//([^/?@:\\[\\]]+)");

	private UriEscaper() {
	}

	/**
	 * Escapes characters that an address may not contain, as browsers do, writes names of
	 * hosts in ASCII (IDNA), and removes the fragment.
	 * @param address absolute or relative
	 * @param charset of its bytes
	 * @return a valid address
	 */
	public static String escape(String address, Charset charset) {
		String plain = WRONG.matcher(withAsciiHost(withoutFragment(address.strip())))
			.replaceAll((match) -> Matcher.quoteReplacement(escaped(match.group(), charset)));
		return PARTS.matcher(plain)
			.replaceFirst((parts) -> Matcher.quoteReplacement(
					parts.group(1) + parts.group(2).replace("[", "%5B").replace("]", "%5D") + parts.group(3)));
	}

	/**
	 * Returns the fragment of an address with its number sign, in valid characters.
	 * Directives for browsers, such as text to highlight, are no part of it.
	 * @param address absolute or relative
	 * @return empty if there is none
	 */
	public static String fragment(String address) {
		String fragment = address.strip().substring(withoutFragment(address.strip()).length());
		int directive = fragment.indexOf(":~:");
		String plain = (directive < 0) ? fragment : fragment.substring(0, directive);
		return (plain.length() < 2) ? "" : "#" + WRONG.matcher(plain.substring(1).replace("#", "%23"))
			.replaceAll((match) -> Matcher.quoteReplacement(escaped(match.group(), StandardCharsets.UTF_8)));
	}

	private static String withAsciiHost(String address) {
		Matcher matcher = HOST.matcher(address);
		if (!matcher.find() || matcher.group(1).chars().allMatch((letter) -> letter < 0x80)) {
			return address;
		}
		try {
			return address.substring(0, matcher.start(1)) + IDN.toASCII(matcher.group(1))
					+ address.substring(matcher.end(1));
		}
		catch (IllegalArgumentException ex) {
			return address;
		}
	}

	private static String withoutFragment(String address) {
		int mark = address.indexOf('#');
		return (mark < 0) ? address : address.substring(0, mark);
	}

	private static String escaped(String text, Charset charset) {
		return "%" + HexFormat.ofDelimiter("%").withUpperCase().formatHex(text.getBytes(charset));
	}

}
