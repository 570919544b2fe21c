package io.regwatch.ingest.update;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Materiality;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TextDifferenceTests {

	private static final List<Block> BEFORE = text("Page 1", "Scope", "The limit is 5 mg.", "It applies at once.");

	@Test
	void betweenWhenEqualIsBytes() {
		assertThat(difference(BEFORE, BEFORE)).isEqualTo(new TextDifference(Materiality.BYTES, 0, 0));
	}

	@Test
	void betweenWhenOnlyFurnitureDiffersIsFurniture() {
		List<Block> after = text("Page 1 of 2", "Scope", "The limit is 5 mg.", "It applies at once.");
		assertThat(difference(BEFORE, after).materiality()).isEqualTo(Materiality.FURNITURE);
	}

	@Test
	void betweenWhenLinesFlowOtherwiseIsSilent() {
		List<Block> after = text("Page 1", "Scope", "The limit is 5 mg. It applies at once.");
		assertThat(difference(BEFORE, after).materiality()).isNotEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenOneDigitDiffersIsText() {
		List<Block> after = text("Page 1", "Scope", "The limit is 6 mg.", "It applies at once.");
		assertThat(difference(BEFORE, after)).isEqualTo(new TextDifference(Materiality.TEXT, 1, 1));
	}

	@Test
	void betweenWhenPassageIsAddedCountsIt() {
		List<Block> after = text("Page 1", "Scope", "The limit is 5 mg.", "It applies at once.", "Except on Sundays.");
		assertThat(difference(BEFORE, after)).isEqualTo(new TextDifference(Materiality.TEXT, 1, 0));
	}

	@Test
	void betweenWhenAWordIsPartedOtherwiseIsSilentButNotANumber() {
		assertThat(materiality("A non-sterile device.", "A nonsterile device.")).isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("Doses of 5-10 mg.", "Doses of 510 mg.")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("Class I - sterile.", "Class I sterile.")).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenSignsAreWrittenOtherwiseIsSilent() {
		assertThat(materiality("100 \u33A1, 5 \u33A4", "100 m\u00B2, 5 cm\u00B3")).isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("\u2153 of 5 \u215C", "1/3 of 5 3/8")).isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("\u00B9\u2044\u2082 dose", "\u00BD dose")).isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("Article \u0665\u0660", "Article \u06F5\u06F0")).isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("5\u2032 apart", "5' apart")).isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("A\u301CB", "A\uFF5EB")).isEqualTo(Materiality.FURNITURE);
	}

	@Test
	void betweenWhenSignsDifferIsText() {
		assertThat(materiality("100 \u33A1", "100 m2")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("1/3 of the dose", "13 of the dose")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("51/3", "5 \u2153")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("5\u2032 apart", "5\u2033 apart")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("V\u2212U is", "VU is")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("Article \u0665", "Article \u0666")).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenPrintsWithOtherFontsIsSilent() {
		assertThat(
				materiality("The \u201Climit\u201D isn\u2019t 5\u201310 m\u00B2.", "The \"limit\" isn't 5-10 m\u00B2."))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("A con\uFB01guration \u2126", "A configuration \u03A9"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("S C O P E of the act", "SCOPE of the act")).isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("Doses \u2264 5 mg of active substance", "Doses \uFFFD 5 mg of active substance"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("\u00B7 first duty of makers", "\u2022 first duty of makers"))
			.isEqualTo(Materiality.FURNITURE);
	}

	@Test
	void betweenWhenHyphensBulletsOrStretchedLettersDifferIsSilent() {
		assertThat(materiality("A risk\u2013benefit analysis", "A risk-benefit analysis"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("\u25CF first duty of makers", "first duty of makers")).isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("\u062C\u0640\u0640\u0647\u0627\u0632", "\u062C\u0647\u0627\u0632"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("At most \u00BD dose", "At most 1/2 dose")).isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("Implant card | \u25CF", "Implant card |")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("At most 5\u00B75 mg", "At most 55 mg")).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenRaisedDigitsOrPrimesDifferIsText() {
		assertThat(materiality("At most 10\u2076 units.", "At most 106 units.")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("A tube of 5' length.", "A tube of 5 length.")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("Doses \u2264 5 mg.", "Doses 5 mg.")).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenAWordIsDividedAtTheEndOfABlockIsSilent() {
		assertThat(
				difference(List.of(block("Sub-"), block("groups of experts.")), List.of(block("Subgroups of experts.")))
					.materiality())
			.isEqualTo(Materiality.FURNITURE);
	}

	@Test
	void betweenWhenAHeaderIsTextOfOnePrintIsSilentUnlessItChanged() {
		List<Block> before = text("Guidance on residuals 2023", "Scope", "The limit is 5 mg.", "It applies at once.");
		List<Block> after = text("1", "Scope", "The limit is 5 mg. Guidance on residuals 2023", "It applies at once.");
		assertThat(difference(before, after).materiality()).isEqualTo(Materiality.FURNITURE);
		assertThat(difference(after, before).materiality()).isEqualTo(Materiality.FURNITURE);
		List<Block> other = text("1", "Scope", "The limit is 5 mg. Guidance on residuals 2024", "It applies at once.");
		assertThat(difference(before, other).materiality()).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenHeaderAndTitleChangeIsText() {
		List<Block> before = text("Guidance on residuals 2023", "Guidance on residuals 2023", "The limit is 5 mg.");
		List<Block> after = text("Guidance on residuals 2024", "Guidance on residuals 2024", "The limit is 5 mg.");
		assertThat(difference(before, after).materiality()).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenALineIsAddedThatEqualsARunningHeaderIsText() {
		List<Block> before = new ArrayList<>(text("Guidance on residuals", "Scope", "The limit is 5 mg."));
		before.addAll(text("Guidance on residuals", "Duties"));
		List<Block> after = new ArrayList<>(
				text("Guidance on residuals", "Scope", "The limit is 5 mg.", "Guidance on residuals"));
		after.addAll(text("2", "Duties"));
		assertThat(difference(before, after).materiality()).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenAMarkBecomesAnotherOneOrAWordIsText() {
		assertThat(materiality("\u2717 first and \u2717 second", "\u00FC first and \u00FC second"))
			.isEqualTo(Materiality.TEXT);
		assertThat(materiality("first \u00D7, second \u00D7", "first \u8981, second \u8981"))
			.isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenAProgramWroteOneWrongSymbolThroughoutIsSilentButNotOtherwise() {
		assertThat(materiality("\u2713 first and \u2713 second duty", "\u00FC first and \u00FC second duty"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("\u03A4\u0395 \u03A4\u0391", "\u00A4\u0395 \u00A4\u0391"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("\u03A3\u0395 \u03A3\u0391", "\u00A3\u0395 \u00A3\u0391"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("\u2713 first and \u2713 second", "\u2717 first and \u2717 second"))
			.isEqualTo(Materiality.TEXT);
		assertThat(materiality("\u2713 first and \u2713 second", "\u00FC first and \u2713 second"))
			.isEqualTo(Materiality.TEXT);
		assertThat(materiality("\u20AC 5 or \u20AC 6 a year", "\u00A3 5 or \u00A3 6 a year"))
			.isEqualTo(Materiality.TEXT);
		assertThat(materiality("\u2264 5 or \u2264 6 mg", "\u2265 5 or \u2265 6 mg")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("V 5 or V 6 volts", "\u00E9 5 or \u00E9 6 volts")).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenAPrintHasSymbolsForLettersIsSilentButNotMarks() {
		assertThat(materiality("\u039A\u03B1\u03B9 \u03B1\u03B9\u03C4\u03AF\u03B1, \u03BA\u03B1\u03B9 \u039A",
				"\u039A\u03B1\u00BC \u03B1\u00BC\u03C4\u03AF\u03B1, \u03BA\u03B1\u00BC \u039A"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("\u2460 Association and \u2460 more", "d Association and d more"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("The limits \u20AC 5, \u20AC 6", "The limits a 5, b 6")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("Limit \u00A7 5 of annex c", "Limit c 5 of annex c")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("\u2612 sterile \u2612 single use", "n sterile n single use"))
			.isEqualTo(Materiality.TEXT);
		assertThat(materiality("Step \u2460 of \u2461", "Step 1 of 2")).isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("Step \u2460 of \u2461", "Step 1 of 3")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("the \"simple device, not", "the 5\"simple device, not")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("Doses of 5\u00BD mg", "Doses of 51/2 mg")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("Doses of 5\u00BD mg", "Doses of 5 1\u20442 mg")).isEqualTo(Materiality.FURNITURE);
	}

	@Test
	void betweenWhenAProgramMergedTheBytesOfCharactersIsSilentButNotFigures() {
		assertThat(materiality("The \u201Climit\u201D always holds\u2014if any\u2014now",
				"The <limit= always holds4if any4now"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("The limit holds\u2014if any\u2014now", "The limit holds4if any4now"))
			.isEqualTo(Materiality.TEXT);
		assertThat(materiality("The \u201Climit\u201D is \u2013.", "The <limit= is 3.")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("the \u201Emedical device\u201F of the \u2018Terms\u2019",
				"the >medical device? of the 8Terms9"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("Step \u2460, then \u2461; \u201Cmenus\u201D, screens, etc\u2026; and more",
				"Step d, then e; <menus=, screens, etc&; and more"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("Step \u2460, then \u2461", "Step e, then d")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("The residue is \u223C 5 mg", "The residue is > 5 mg")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("The \u201Climit\u201D 5 mg", "The limit < 5 mg")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("The \u201Climit\u201D 5 mg", "The limit <= 5 mg")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("The \u201Climit\u201D is 5 mg", "The limit: is 8 5 mg;")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("Pressure \u2191 5 kPa", "Pressure \u00B1 5 kPa")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("Articles 3 & 5 apply", "Articles 3 ... 5 apply")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("Step \u2460 of d", "Step d of \u2460")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("Alcohol of 5\u2030 in blood", "Alcohol of 50 in blood")).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenAPrintLostConjunctsIsSilentUnlessWordsDiffer() {
		assertThat(materiality("इस क्षेत्र में राष्ट्रीय नियम लागू नहीं होंगे",
				"इस \uFFFDे\uFFFD में रा\uFFFDीय नियम लागू नहीं होंगे"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("এই ক্ষেত্রে নিয়ম প্রযোজ্য নয়", "এই \uFFFDে\uFFFDে নিয়ম \uFFFDযো\uFFFD নয়"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("इस क्षेत्र में नियम लागू नहीं होंगे", "इस \uFFFDे\uFFFD में नियम लागू होंगे"))
			.isEqualTo(Materiality.TEXT);
		assertThat(materiality("इस क्षेत्र में नियम लागू नहीं होंगे", "इस \uFFFD में नियम लागू नहीं होंगे"))
			.isEqualTo(Materiality.TEXT);
		assertThat(materiality("इस क्षेत्र में 5 नियम लागू होंगे", "इस \uFFFDे\uFFFD में 6 नियम लागू होंगे"))
			.isEqualTo(Materiality.TEXT);
		assertThat(materiality("वह नहीं करेगा", "वह \uFFFD करेगा")).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenOnlyAStatementOfValidityDiffersIsStatus() {
		Block text = block("The limit is 5 mg.");
		Block notice = new Block(0, 1, BlockKind.STATUS, 0, "Valid until: 2026-05-26");
		assertThat(difference(List.of(text), List.of(notice, text)).materiality()).isEqualTo(Materiality.STATUS);
	}

	@Test
	void betweenWhenACellStandsInAnotherColumnIsText() {
		assertThat(materiality("Implant card | yes |", "Implant card | | yes")).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenOtherRowsAreFoundInAFigureIsSilentButNotATickInAnotherColumn() {
		Block card = block("Implant card | yes |");
		List<Block> before = List.of(block("O-1 Pr | | ob"), card);
		List<Block> after = List.of(block("O-1"), block("Pr | ob"), card);
		assertThat(difference(before, after).materiality()).isEqualTo(Materiality.FURNITURE);
		List<Block> moved = List.of(block("O-1"), block("Pr | ob"), block("Implant card | | yes"));
		assertThat(difference(before, moved).materiality()).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenLetterSpacedTextIsReadAsCellsIsSilentButNotAMovedCell() {
		assertThat(materiality("O-1 Pr | | ob | ability | of", "O-1 P | ro | b | ability | of"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality("Lead | 5 | | 7", "Lead | | 5 | 7")).isEqualTo(Materiality.TEXT);
		assertThat(materiality("Storage | 1 | 25", "Storage | 12 | 5")).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenRowsAreReadAsTextIsSilent() {
		List<Block> rows = List.of(new Block(0, 1, BlockKind.TABLE_ROW, 0, "Class I | 100"));
		List<Block> text = List.of(new Block(0, 1, BlockKind.PARAGRAPH, 0, "Class I 100"));
		assertThat(difference(rows, text).materiality()).isEqualTo(Materiality.FURNITURE);
	}

	private static Materiality materiality(String before, String after) {
		return difference(List.of(block(before)), List.of(block(after))).materiality();
	}

	private static TextDifference difference(List<Block> before, List<Block> after) {
		return TextDifference.between(before, after, Tolerance.PRINTS);
	}

	private static Block block(String text) {
		return new Block(0, 1, text.contains("|") ? BlockKind.TABLE_ROW : BlockKind.PARAGRAPH, 0, text);
	}

	private static List<Block> text(String furniture, String heading, String... paragraphs) {
		List<Block> blocks = new ArrayList<>();
		blocks.add(new Block(0, 1, BlockKind.FURNITURE, 0, furniture));
		blocks.add(new Block(1, 1, BlockKind.HEADING, 1, heading));
		for (String paragraph : paragraphs) {
			blocks.add(new Block(blocks.size(), 1, BlockKind.PARAGRAPH, 0, paragraph));
		}
		return blocks;
	}

}
