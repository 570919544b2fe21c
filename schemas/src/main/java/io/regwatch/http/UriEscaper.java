package io.regwatch.http;

import java.nio.charset.Charset;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Escapes addresses as people and servers write them. */
public final class UriEscaper {

	private static final Pattern WRONG = Pattern.compile("""
			%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=%-]+""");

	private static final Pattern PARTS = Pattern.compile("((?:[A-Za-z][\\w+.-]*:)?(?://[^/?]*)?)([^?]*)(.*)",
			Pattern.DOTALL);

	private UriEscaper() {
	}

	/**
	 * Escapes characters that an address may not contain, as browsers do, and removes the
	 * fragment.
	 * @param address absolute or relative
	 * @param charset of its bytes
	 * @return a valid address
	 */
	public static String escape(String address, Charset charset) {
		String plain = WRONG.matcher(address.strip().replaceFirst("#.*", ""))
			.replaceAll((match) -> Matcher.quoteReplacement(escaped(match.group(), charset)));
		return PARTS.matcher(plain)
			.replaceFirst((parts) -> Matcher.quoteReplacement(
					parts.group(1) + parts.group(2).replace("[", "%5B").replace("]", "%5D") + parts.group(3)));
	}

	private static String escaped(String text, Charset charset) {
		return "%" + HexFormat.ofDelimiter("%").withUpperCase().formatHex(text.getBytes(charset));
	}

}
