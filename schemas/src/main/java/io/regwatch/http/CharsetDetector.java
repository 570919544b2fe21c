package io.regwatch.http;

import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import io.regwatch.schema.text.BoundedPattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds the charset of a text as browsers do (WHATWG Encoding): a byte order mark, then
 * the HTTP header, then the document's declaration. Labels mean what they mean on the
 * web, and bytes that are valid UTF-8 beyond ASCII are UTF-8 whatever is announced. If
 * UTF-8 is announced and the bytes are not, the declaration counts, and then the letters.
 */
public final class CharsetDetector {

	private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

	/** Charsets that browsers replace by a superset, by their names in Java. */
	private static final Map<String, String> WEB_NAMES = Map.ofEntries(Map.entry("ISO-8859-1", "windows-1252"),
			Map.entry("US-ASCII", "windows-1252"), Map.entry("ISO-8859-9", "windows-1254"),
			Map.entry("x-iso-8859-11", "x-windows-874"), Map.entry("TIS-620", "x-windows-874"),
			Map.entry("Shift_JIS", "windows-31j"), Map.entry("GB2312", "GB18030"), Map.entry("GBK", "GB18030"),
			Map.entry("x-EUC-CN", "GB18030"), Map.entry("x-mswin-936", "GB18030"), Map.entry("EUC-KR", "x-windows-949"),
			Map.entry("Big5", "Big5-HKSCS"), Map.entry("UTF-16", "UTF-16LE"));

	/** Labels that Java does not support, or maps to another charset. */
	private static final Map<String, String> LABELS = Map.ofEntries(Map.entry("x-sjis", "windows-31j"),
			Map.entry("sjis", "windows-31j"), Map.entry("ms_kanji", "windows-31j"), Map.entry("x-gbk", "GB18030"),
			Map.entry("chinese", "GB18030"), Map.entry("gb_2312-80", "GB18030"), Map.entry("x-x-big5", "Big5-HKSCS"),
			Map.entry("cn-big5", "Big5-HKSCS"), Map.entry("korean", "x-windows-949"),
			Map.entry("ks_c_5601-1987", "x-windows-949"), Map.entry("unicode", "UTF-16LE"),
			Map.entry("x-cp1252", "windows-1252"), Map.entry("x-cp1251", "windows-1251"),
			Map.entry("x-mac-roman", "x-MacRoman"), Map.entry("macintosh", "x-MacRoman"), Map.entry("koi", "KOI8-R"),
			Map.entry("logical", "ISO-8859-8"), Map.entry("x-user-defined", "windows-1252"),
			Map.entry("unicode-1-1-utf-8", "UTF-8"));

	private static final int PRESCAN = 4096;

	private static final BoundedPattern DECLARED = BoundedPattern.ignoringCase(
			"^\\s*<\\?xml[^>]*?\\bencoding\\s*=\\s*[\"']([\\w.:-]+)|<meta\\b[^>]*?\\bcharset\\s*=\\s*[\"']?\\s*([\\w.:-]+)");

	private static final BoundedPattern UTF_8_LETTER = BoundedPattern.compile("""
			[\\xC2-\\xDF][\\x80-\\xBF]|[\\xE0-\\xEF][\\x80-\\xBF]{2}|[\\xF0-\\xF4][\\x80-\\xBF]{3}""");

	private static final BoundedPattern BEYOND_ASCII = BoundedPattern.compile("[^\\p{ASCII}]+");

	private CharsetDetector() {
	}

	/**
	 * The charset of a text.
	 * @param bytes of all of it
	 * @param host the charset that its host announces; {@code null} if it announces none
	 * @return how to decode it
	 */
	public static Charset charsetOf(byte[] bytes, @Nullable Charset host) {
		Charset announced = announced(bytes, host);
		if (announced.name().startsWith("UTF-16") || announced.name().startsWith("UTF-32")) {
			return announced;
		}
		if (UTF_8_LETTER.find(new String(bytes, StandardCharsets.ISO_8859_1)) && isIn(StandardCharsets.UTF_8, bytes)) {
			return StandardCharsets.UTF_8;
		}
		return (announced.equals(StandardCharsets.UTF_8) && !CharsetGuess.isMostlyUtf8(bytes)) ? insteadOfUtf8(bytes)
				: announced;
	}

	/** What is declared, unless that is wrong as well. */
	private static Charset insteadOfUtf8(byte[] bytes) {
		Charset declared = declared(bytes);
		return (!declared.equals(StandardCharsets.UTF_8) && isIn(declared, bytes)) ? declared : CharsetGuess.of(bytes);
	}

	/**
	 * The charset that is announced for a text.
	 * @param start its first bytes
	 * @param host the charset that its host announces; {@code null} if it announces none
	 * @return UTF-8 if none is announced
	 */
	public static Charset announced(byte[] start, @Nullable Charset host) {
		Charset marked = byteOrderMark(start);
		if (marked != null) {
			return marked;
		}
		return (host != null) ? onTheWeb(host) : declared(start);
	}

	/**
	 * Decodes a text without its byte order mark.
	 * @param bytes of all of it
	 * @param host the charset that its host announces; {@code null} if it announces none
	 * @return the text; bytes that are no character are U+FFFD
	 */
	public static String decode(byte[] bytes, @Nullable Charset host) {
		String text = new String(bytes, charsetOf(bytes, host));
		return text.startsWith("\ufeff") ? text.substring(1) : text;
	}

	/**
	 * The charset that a label means on the web.
	 * @param label such as {@code gb2312}
	 * @return {@code null} if it is unknown
	 */
	public static @Nullable Charset ofLabel(String label) {
		String name = label.strip().toLowerCase(Locale.ROOT);
		try {
			return onTheWeb(Charset.forName(LABELS.getOrDefault(name, name)));
		}
		catch (IllegalCharsetNameException | UnsupportedCharsetException ex) {
			return null;
		}
	}

	/**
	 * Reports that a page was decoded with another charset than announced.
	 * @return {@code null} if it was not
	 */
	public static @Nullable Anomaly flag(URI page, Charset announced, Charset real) {
		return real.equals(announced) ? null : new Anomaly(AnomalyRule.WRONG_CHARSET,
				"The page '%s' is announced as %s, but its bytes are %s".formatted(page, announced, real));
	}

	/**
	 * Whether a text was encoded twice: UTF-8 was decoded with a single-byte charset.
	 */
	public static boolean isTwiceEncoded(String text) {
		return BEYOND_ASCII.find(text)
				&& BEYOND_ASCII.matcher(text).results().map(MatchResult::group).allMatch(CharsetDetector::hidesUtf8);
	}

	/** A document whose declaration could be read in ASCII is not in UTF-16. */
	private static Charset declared(byte[] start) {
		String head = new String(start, 0, Math.min(start.length, PRESCAN), StandardCharsets.ISO_8859_1);
		if (head.startsWith("<\0?\0") || head.startsWith("<\0!\0")) {
			return StandardCharsets.UTF_16LE;
		}
		if (head.startsWith("\0<\0?") || head.startsWith("\0<\0!")) {
			return StandardCharsets.UTF_16BE;
		}
		Matcher matcher = DECLARED.matcher(head);
		Charset declared = matcher.find() ? ofLabel((matcher.group(1) != null) ? matcher.group(1) : matcher.group(2))
				: null;
		return (declared == null || declared.name().startsWith("UTF-16") || declared.name().startsWith("UTF-32"))
				? StandardCharsets.UTF_8 : declared;
	}

	private static @Nullable Charset byteOrderMark(byte[] start) {
		String head = new String(start, 0, Math.min(start.length, 3), StandardCharsets.ISO_8859_1);
		if (head.equals("\u00ef\u00bb\u00bf")) {
			return StandardCharsets.UTF_8;
		}
		if (head.startsWith("\u00ff\u00fe")) {
			return StandardCharsets.UTF_16LE;
		}
		return head.startsWith("\u00fe\u00ff") ? StandardCharsets.UTF_16BE : null;
	}

	private static Charset onTheWeb(Charset charset) {
		String name = WEB_NAMES.get(charset.name());
		return (name != null) ? Charset.forName(name) : charset;
	}

	private static boolean hidesUtf8(String letters) {
		Charset charset = StandardCharsets.ISO_8859_1.newEncoder().canEncode(letters) ? StandardCharsets.ISO_8859_1
				: WINDOWS_1252;
		return charset.newEncoder().canEncode(letters) && isIn(StandardCharsets.UTF_8, letters.getBytes(charset));
	}

	private static boolean isIn(Charset charset, byte[] bytes) {
		try {
			charset.newDecoder().decode(ByteBuffer.wrap(bytes));
			return true;
		}
		catch (CharacterCodingException ex) {
			return false;
		}
	}

}
