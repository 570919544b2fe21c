package io.regwatch.ingest.extract.pdf.line;

import java.text.Normalizer;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

import io.regwatch.schema.ContentHash;

/**
 * Finds pages whose fonts do not say which letters they show, or say it wrongly: the
 * frequencies of their Latin letters are those of no language, or hardly any glyph has a
 * known character.
 */
final class IllegiblePages {

	private static final int FEWEST_LETTERS = 150;

	private static final int FEWEST_UNKNOWN = 20;

	/**
	 * Cosine to the mean of languages. Pages of text in languages with Latin letters have
	 * 0.87 and more, random letters 0.77, letters shifted in their alphabet less than
	 * 0.5.
	 */
	private static final double LEAST_SIMILARITY = 0.6;

	/** Share of letters with marks: Vietnamese has less than half. */
	private static final double MOST_MARKED = 0.65;

	/**
	 * Frequencies of a to z in per cent: means of English, German, French, Spanish,
	 * Italian, Portuguese, Dutch and Polish.
	 */
	private static final double[] LANGUAGES = { 8.6, 1.6, 3.2, 4.0, 14.0, 1.3, 1.8, 2.0, 7.3, 0.6, 1.5, 4.4, 2.8, 7.4,
			6.6, 2.5, 0.5, 6.7, 6.3, 6.4, 3.6, 1.5, 1.6, 0.4, 1.2, 1.5 };

	private IllegiblePages() {
	}

	/**
	 * Returns page numbers with a fingerprint of what is drawn.
	 * @param unknown glyphs of each page without a known character
	 */
	static SortedMap<Integer, String> find(List<PdfLine> lines, Map<Integer, UnknownGlyphs> unknown) {
		Map<Integer, String> texts = lines.stream()
			.collect(Collectors.groupingBy(PdfLine::page, Collectors.mapping(PdfLine::text, Collectors.joining(" "))));
		SortedMap<Integer, String> found = new TreeMap<>();
		texts.forEach((page, text) -> {
			if (isOfNoLanguage(text)) {
				found.put(page, fingerprint(text));
			}
		});
		unknown.forEach((page, glyphs) -> {
			long known = texts.getOrDefault(page, "").chars().filter(Character::isLetterOrDigit).count();
			if (glyphs.count() >= FEWEST_UNKNOWN && glyphs.count() > known) {
				found.put(page, glyphs.fingerprint());
			}
		});
		return found;
	}

	private static boolean isOfNoLanguage(String text) {
		int[] counts = new int[LANGUAGES.length];
		String plain = Normalizer.normalize(text, Normalizer.Form.NFD);
		plain.chars()
			.map(Character::toLowerCase)
			.filter((it) -> it >= 'a' && it <= 'z')
			.forEach((it) -> counts[it - 'a']++);
		long latin = 0;
		for (int count : counts) {
			latin += count;
		}
		long letters = text.codePoints().filter(Character::isLetter).count();
		long marked = text.chars().filter((it) -> it >= 0xC0 && it < 0x250 && Character.isLetter(it)).count();
		return latin >= FEWEST_LETTERS && latin * 2 > letters
				&& (similarity(counts) < LEAST_SIMILARITY || marked > MOST_MARKED * letters);
	}

	private static double similarity(int[] counts) {
		double product = 0;
		double own = 0;
		double usual = 0;
		for (int i = 0; i < counts.length; i++) {
			product += counts[i] * LANGUAGES[i];
			own += (double) counts[i] * counts[i];
			usual += LANGUAGES[i] * LANGUAGES[i];
		}
		return product / Math.sqrt(own * usual);
	}

	private static String fingerprint(String text) {
		return ContentHash.of(text).hex().substring(0, 16);
	}

}
