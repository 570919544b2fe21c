package io.regwatch.ingest.extract.text;

import java.util.List;
import java.util.regex.Pattern;

/** The numbered divisions of legal texts, by the words that their headings begin with. */
public final class LegalHeadings {

	private static final int MAX_LENGTH = 100;

	/** LegalHeadings of legal texts, from the largest to the smallest. */
	private static final List<Pattern> DIVISIONS = List.of(pattern(
			"annex|appendix|schedule|part|title|anhang|anlage|teil|annexe|partie|titre|bijlage|deel|allegato|parte|titolo|anexo|título|bilaga|liite|załącznik|příloha"),
			pattern("chapter|kapitel|chapitre|hoofdstuk|capo|capítulo|kapittel|luku|rozdział|hlava"),
			pattern("section|subsection|abschnitt|unterabschnitt|afdeling|sezione|sección|avsnitt|oddział"),
			pattern("article|artikel|art\\.|articolo|artículo|artigo|artykuł|článek|paragraf|§{1,2}|regulation|rule"));

	/** After its number, a heading ends, or a title begins. */
	private static final Pattern TITLED = Pattern.compile("\\P{Nd}*[\\w.]+\\s*(?:[:.–—-]?\\s*\\p{Lu}.*)?");

	private static final Pattern BARE = Pattern.compile("[\\p{L}.§]+\\s*[\\p{L}\\p{N}.]+[:.)\\p{Pd}\\s]*");

	private static final Pattern CHINESE_DIVISION = Pattern
		.compile("[第제]\\s*[\\p{Nd}\u4E00-\u9FFF]{1,6}\\s*[章节節条條编編部篇장절조편]\\s*");

	private LegalHeadings() {
	}

	/** Whether the text begins like a numbered division of a legal text. */
	public static boolean isNumbered(String text) {
		return rank(text) > 0;
	}

	/** Whether the text is nothing but the number of a division, such as "CHAPTER I". */
	public static boolean isBare(String text) {
		return CHINESE_DIVISION.matcher(text).matches() || (isNumbered(text) && BARE.matcher(text).matches());
	}

	/** The level of a heading in running text; 0 if the text is none. */
	public static int headingLevel(String text) {
		boolean sentence = text.isEmpty() || ".;,".indexOf(text.charAt(text.length() - 1)) >= 0;
		if (sentence || text.length() > MAX_LENGTH || !isNumbered(text) || !TITLED.matcher(text).matches()) {
			return 0;
		}
		return rank(text) + 1;
	}

	/** From 1, the largest, to 4; 0 if the text does not begin like one. */
	public static int rank(String text) {
		for (int i = 0; i < DIVISIONS.size(); i++) {
			if (DIVISIONS.get(i).matcher(text).matches()) {
				return i + 1;
			}
		}
		return 0;
	}

	// The word itself begins with a capital letter or is all capitals.
	private static Pattern pattern(String words) {
		return Pattern
			.compile("(?=[\\p{Lu}§])(?i:" + words + ")\\s*(?:[A-Z]?\\d+[a-zA-Z]?|[IVXLC]+|[A-Z])\\b(?![,)]).*");
	}

}
