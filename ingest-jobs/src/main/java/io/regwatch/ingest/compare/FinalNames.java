package io.regwatch.ingest.compare;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.schema.text.BoundedPattern;

/**
 * The names of a document without what tells a draft from the text that it becomes: words
 * and letters for the stages of drafts, and the year of an edition.
 */
final class FinalNames {

	/** A later draft of the same stage has a number: "ISO/DIS 14971.2". */
	private static final BoundedPattern DRAFT_NUMBER = BoundedPattern
		.compile("((?:dis|cdv?) \\d{2,6}(?:-\\d{1,3}){0,2})\\.\\d(?!\\d)");

	/** Of ISO, IEC and national bodies, then in words. */
	private static final BoundedPattern STAGE = BoundedPattern
		.compile("(?<![\\p{L}\\d])(?:pwi|nwip|np|awi|wd|fcd|cdv?|f?dis|prf|f?pr|e(?= din)|dpc|dc"
				+ "|drafts?|entw(?:u|\u00FC)rfe?|entw|projets?|proyectos?|borrador(?:es)?|rascunhos?|projetos?|bozz[ae]"
				+ "|progett[oi]|ontwerp|ontw|utkast|udkast|forslag|projekt|luonnos|n\u00E1vrh|for (?:public )?consultation)"
				+ "(?![\\p{L}\\d])|\u8349\u6848|\u5F81\u6C42\u610F\u89C1\u7A3F");

	/** "prEN", "FprEN", "oSIST", "DTS", "FDAmd", "prA1". */
	private static final BoundedPattern STAGE_LETTERS = BoundedPattern
		.compile("(?<![\\p{L}\\d])(?:f?pr(?=(?:en|hd|es|ets|cen|clc|iec|iso|tr|ts|a\\d*)(?![\\p{L}\\d]))"
				+ "|o(?=sist(?!\\p{L}))|(?:f?d|pd?|c)(?=(?:ts|tr|pas|am|amd)(?![\\p{L}\\d])))");

	private static final BoundedPattern YEAR = BoundedPattern
		.compile("(?<=\\d)[:\\p{Pd}](?:19|20)\\d\\d(?:-\\d\\d)?(?!\\d)");

	private static final BoundedPattern SEPARATOR = BoundedPattern.compile("[^\\p{L}\\p{N}]+");

	/** A name says what it names: a number alone does not, nor do one or two words. */
	private static final BoundedPattern NAME = BoundedPattern
		.compile("\\p{L}.*\\d|\\d.*\\p{L}|\\p{L}+ .*\\p{L} .*\\p{L}"
				+ "|[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}\\p{IsThai}]{6}");

	private FinalNames() {
	}

	/**
	 * Finds them; a draft and what it becomes have at least one in common.
	 * @param externalId of a document
	 * @param title of it
	 */
	static Set<String> of(String externalId, String title) {
		return Stream.of(externalId, title, externalId + " " + title)
			.map(FinalNames::fold)
			.filter(NAME::find)
			.collect(Collectors.toSet());
	}

	private static String fold(String name) {
		String text = Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
		String stages = STAGE.replaceAll(DRAFT_NUMBER.replaceAll(text, "$1"), " ");
		return SEPARATOR.replaceAll(YEAR.replaceAll(STAGE_LETTERS.replaceAll(stages, ""), ""), " ").strip();
	}

}
