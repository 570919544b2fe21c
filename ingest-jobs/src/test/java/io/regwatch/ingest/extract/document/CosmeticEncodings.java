package io.regwatch.ingest.extract.document;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Ways in which servers write the same characters as other bytes, and declare them.
 */
final class CosmeticEncodings {

	private CosmeticEncodings() {
	}

	static Map<String, Function<String, byte[]>> declared() {
		Map<String, Function<String, byte[]>> kinds = new LinkedHashMap<>();
		kinds.put("utf-8 with byte order mark",
				(source) -> ("\uFEFF" + plain(source)).getBytes(StandardCharsets.UTF_8));
		kinds.put("utf-16 little endian", (source) -> marked(source, StandardCharsets.UTF_16LE));
		kinds.put("utf-16 big endian", (source) -> marked(source, StandardCharsets.UTF_16BE));
		kinds.put("windows-1252", (source) -> encode(source, "windows-1252"));
		kinds.put("iso-8859-1", (source) -> encode(source, "ISO-8859-1"));
		kinds.put("iso-8859-15", (source) -> encode(source, "ISO-8859-15"));
		kinds.put("us-ascii", (source) -> encode(source, "US-ASCII"));
		return kinds;
	}

	private static String plain(String source) {
		return source.replaceFirst("^\uFEFF", "");
	}

	private static byte[] marked(String source, Charset charset) {
		return ("\uFEFF" + declare(plain(source), "UTF-16")).getBytes(charset);
	}

	/** Writes references for the characters that the encoding lacks. */
	private static byte[] encode(String source, String name) {
		Charset charset = Charset.forName(name);
		CharsetEncoder encoder = charset.newEncoder();
		StringBuilder encodable = new StringBuilder();
		declare(plain(source), name).codePoints()
			.mapToObj(Character::toString)
			.forEach((character) -> encodable
				.append(encoder.canEncode(character) ? character : "&#" + character.codePointAt(0) + ";"));
		return encodable.toString().getBytes(charset);
	}

	private static String declare(String source, String name) {
		String declared = source.replaceFirst("(?<=^<\\?xml [^>]{0,60}encoding=[\"'])[\\w-]+", name)
			.replaceFirst("(?i)(<meta\\b[^>]*charset=\"?)[\\w-]+", "$1" + name);
		if (!Markup.isPage(source)) {
			return declared.startsWith("<?xml") && declared.contains(name) ? declared
					: "<?xml version=\"1.0\" encoding=\"" + name + "\"?>"
							+ declared.replaceFirst("^\\s*<\\?xml.*?\\?>\\s*", "");
		}
		return declared.contains("charset=") ? declared
				: declared.replaceFirst("(?i)<head\\b[^>]*>", "$0<meta charset=\"" + name + "\" />");
	}

}
