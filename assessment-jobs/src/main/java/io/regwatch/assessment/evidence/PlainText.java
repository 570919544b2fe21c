package io.regwatch.assessment.evidence;

import java.text.Normalizer;
import java.util.List;

import io.regwatch.schema.text.BoundedPattern;
import io.regwatch.schema.text.StreamSafeText;

/**
 * Words of models and documents as readers may see them: without markup, links and what
 * cannot be seen.
 */
public final class PlainText {

	private static final BoundedPattern SPACE = BoundedPattern.compile("[\\p{Zs}\\p{Zl}\\p{Zp}\\p{Cc}]+");

	/** Formats, private letters, halves of letters; also what only machines read. */
	private static final BoundedPattern UNSEEN = BoundedPattern.compile("[\\p{Cf}\\p{Co}\\p{Cs}\\p{Cn}]");

	/** Marks where words may be broken or joined stand in many documents. */
	private static final BoundedPattern HIDING = BoundedPattern
		.compile("[\\p{Cf}\\p{Co}\\p{Cs}\\p{Cn}&&[^\\u00ad\\u200b-\\u200d\\u2060\\ufeff]]");

	private static final BoundedPattern NAMED_LINK = BoundedPattern.compile("!?\\[([^\\]\\[]*)\\]\\([^)]*\\)");

	private static final BoundedPattern TAG = BoundedPattern.compile("<[/!?]?[\\p{Alpha}][^>]*(>|$)|<!--.*?(-->|$)");

	private static final BoundedPattern ENTITY = BoundedPattern
		.compile("&(#x?\\p{Alnum}{1,8}|\\p{Alpha}\\p{Alnum}{1,30});");

	private static final BoundedPattern LINK = BoundedPattern
		.compile("(?i)\\b([a-z][a-z0-9+.-]{1,20}://|www\\.|(mailto|javascript|data|vbscript|file|tel):(?=\\S))\\S*"
				+ "|\\b[\\w.-]+@[\\w-]+\\.[\\w.-]+"
				+ "|\\b([a-z0-9-]+\\.)+(com|org|net|eu|gov|int|info|io|de|fr|uk|us|ca|au|ch|jp|cn|ru|dev|app|xyz|example)\\b(/\\S*)?");

	private static final BoundedPattern MARKS = BoundedPattern.compile("`+|\\*{2,}|_{2,}|~{2,}|^(#{1,6}|[>*])\\s");

	private static final List<BoundedPattern> CLEANED = List.of(TAG, ENTITY, LINK, MARKS);

	private static final int ROUNDS = 5;

	private PlainText() {
	}

	/**
	 * Takes out of a text what is not plain.
	 * @param text that is untrusted
	 * @param longest in characters; what is longer ends after a word
	 * @return possibly empty, in one line
	 */
	public static String of(String text, int longest) {
		String plain = Normalizer.normalize(UNSEEN.replaceAll(StreamSafeText.limit(text), ""), Normalizer.Form.NFC);
		plain = SPACE.replaceAll(plain, " ");
		for (int round = 0; round < ROUNDS && !isPlain(plain); round++) {
			plain = clean(plain);
		}
		String left = isPlain(plain) ? plain : plain.replaceAll("[^\\p{L}\\p{N}\\s,;]", " ");
		return cut(SPACE.replaceAll(left, " ").strip(), longest);
	}

	/**
	 * Whether a text may be shown as it is.
	 * @param text that is untrusted
	 * @return {@code false} if there is markup or a link in it, or something that hides
	 */
	public static boolean isPlain(String text) {
		return !HIDING.find(text) && !NAMED_LINK.find(text)
				&& CLEANED.stream().noneMatch((pattern) -> pattern.find(text));
	}

	private static String clean(String text) {
		String cleaned = NAMED_LINK.replaceAll(text, "$1");
		for (BoundedPattern pattern : CLEANED) {
			cleaned = pattern.replaceAll(cleaned, " ");
		}
		return cleaned;
	}

	private static String cut(String text, int longest) {
		if (text.length() <= longest) {
			return text;
		}
		int end = text.lastIndexOf(' ', longest - 1);
		return text.substring(0, (end > 0) ? end : longest - 1) + "…";
	}

}
