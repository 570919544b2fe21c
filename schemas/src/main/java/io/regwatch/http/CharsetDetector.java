package io.regwatch.http;

import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.jspecify.annotations.Nullable;

/** Tells which charset bytes are in: hosts announce a wrong one now and then. */
public final class CharsetDetector {

	private static final Charset WINDOWS = Charset.forName("windows-1252");

	private static final Pattern UTF_8_LETTER = Pattern.compile("""
			[\\xC2-\\xDF][\\x80-\\xBF]|[\\xE0-\\xEF][\\x80-\\xBF]{2}|[\\xF0-\\xF4][\\x80-\\xBF]{3}""");

	private static final Pattern BEYOND_ASCII = Pattern.compile("[^\\p{ASCII}]+");

	private CharsetDetector() {
	}

	/**
	 * The charset of some text. Bytes beyond ASCII are UTF-8 by chance hardly ever; a
	 * stray byte among letters of UTF-8 is no other charset.
	 */
	public static Charset charsetOf(byte[] bytes, Charset announced) {
		if (announced.name().startsWith("UTF-16") || announced.name().startsWith("UTF-32")) {
			return announced;
		}
		boolean letters = UTF_8_LETTER.matcher(new String(bytes, StandardCharsets.ISO_8859_1)).find();
		if (letters) {
			return isIn(StandardCharsets.UTF_8, bytes) ? StandardCharsets.UTF_8 : announced;
		}
		return (announced.equals(StandardCharsets.UTF_8) && !isIn(StandardCharsets.UTF_8, bytes)) ? WINDOWS : announced;
	}

	/** Says that a page was read otherwise than announced; {@code null} if it was not. */
	public static @Nullable Anomaly flag(URI page, Charset announced, Charset real) {
		return real.equals(announced) ? null : new Anomaly(AnomalyRule.WRONG_CHARSET,
				"The page '%s' is announced as %s, but its letters are %s".formatted(page, announced, real));
	}

	/**
	 * Whether somebody took UTF-8 for a charset of single bytes and encoded that again.
	 */
	public static boolean isTwiceEncoded(String text) {
		return BEYOND_ASCII.matcher(text).find()
				&& BEYOND_ASCII.matcher(text).results().map(MatchResult::group).allMatch(CharsetDetector::hidesUtf8);
	}

	private static boolean hidesUtf8(String letters) {
		Charset charset = StandardCharsets.ISO_8859_1.newEncoder().canEncode(letters) ? StandardCharsets.ISO_8859_1
				: WINDOWS;
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
