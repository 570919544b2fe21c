package io.regwatch.ingest.update;

import java.util.List;
import java.util.stream.Stream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.Materiality;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What programs lose when they print a document anew is never lost by another file. */
class ToleranceTests {

	private static final String PDF = "application/pdf";

	@Test
	void ofOnlyTwoPdfFilesIsThatOfPrints() {
		assertThat(Tolerance.of(PDF, PDF)).isEqualTo(Tolerance.PRINTS);
		assertThat(Tolerance.of("text/html", "application/xml")).isEqualTo(Tolerance.MARKUP);
		assertThat(Tolerance.of(PDF, "text/html")).isEqualTo(Tolerance.LAYOUT);
		assertThat(Tolerance.of("text/html", PDF)).isEqualTo(Tolerance.LAYOUT);
	}

	@Test
	void ofFilesThatAreOneDocumentIsThatOfPrintsIfTheyHaveSome() {
		String prints = FilesType.of(List.of("text/html", PDF));
		String others = FilesType.of(List.of("text/html", "text/plain"));
		assertThat(Tolerance.of(prints, FilesType.of(List.of(PDF, PDF, PDF)))).isEqualTo(Tolerance.PRINTS);
		assertThat(Tolerance.of(others, others)).isEqualTo(Tolerance.MARKUP);
		assertThat(Tolerance.of(prints, others)).isEqualTo(Tolerance.LAYOUT);
	}

	@Test
	void filesOfATypeAreCounted() {
		for (List<String> members : List.of(List.of("text/html", PDF), List.of("text/html", "text/html"))) {
			Extraction.Text text = new Extraction.Text(FilesType.of(members), null, null, 1, blocks("text"));
			assertThat(FilesType.count(text)).isEqualTo(2);
			assertThat(FilesType.isOfFiles(text)).isTrue();
		}
		assertThat(FilesType.count(new Extraction.Text(PDF, null, null, 1, blocks("text")))).isOne();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '>', value = { "Class II\uE001 devices > Class IIa devices", "Status \uF00C > Status \uF00D",
			"Grade \uFFFD of lot > Grade A of lot", "icon \uE022 > icon '", "5 \u2030, 7 \u2030 > 5 \u00B5, 7 \u00B5",
			"\u00D8 5, \u00D8 7 > \u00B1 5, \u00B1 7", "5 \u03A9, 7 \u03A9 > 5 \u00B0, 7 \u00B0",
			"\u2265 class, \u2265 kind > a class, a kind", "\u25C6 lead, \u25C6 zinc > N lead, N zinc" })
	void betweenFilesWhenACharacterChangesIsText(String before, String after) {
		assertThat(materiality(blocks(before), blocks(after))).isEqualTo(Materiality.TEXT);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '>', value = { "5 \u2030, 7 \u2030 > 5 \u03BC, 7 \u03BC",
			"\u00D8 5, \u00D8 7 > \u00B1 5, \u00B1 7", "5 \u03A9, 7 \u03A9 > 5 \u00B0, 7 \u00B0",
			"\u2265 class, \u2265 kind > a class, a kind", "5 \u20AC, 7 \u20AC > 5 K, 7 K",
			"5 \u00B0, 7 \u00B0 > 5 F, 7 F", "Limit \uF0A3 5 mg > Limit \uF0B3 5 mg",
			"Report | \u25CF | x > Report | \u2013 | x", "Report | \u25CF | x > Report | no | x", "5 \u00B5g > 5 g",
			"5 \u00B5g > 5 mg", "5 \u00B5g, 7 \u00B5g > 5 mg, 7 mg", "5 \uFFFDg > 5 g", "5 \uFFFDg > 5 mg",
			"5 \uFFFDg, 7 \uFFFDg > 5 mg, 7 mg", "up to 5\uFFFDm. > up to 5m.", "25 \uFFFDC > 25 C",
			"at 5 \uFFFD > at 5", "5 \uFFFD per day > 5 per day", "10 mg/m\uFFFD > 10 mg/m",
			"10 mg/m\uFFFD > 10 mg/m\u00B3", "5 g > 5 \u00B5g",
			"\u25CF Sterile \u25CB Reusable > \u25CB Sterile \u25CF Reusable", "\u25A0 Sterile > \u25A1 Sterile" })
	void betweenPrintsWhenASignBecomesAnotherIsText(String before, String after) {
		assertThat(TextDifference.between(blocks(before), blocks(after), Tolerance.PRINTS).materiality())
			.isEqualTo(Materiality.TEXT);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '>', value = { "5 \u00B5g > 5 \u03BCg", "5 \u00B5g > 5\u03BCg", "5 \u338D > 5 \u00B5g" })
	void betweenAnyTextsWhenTheSignOfMicroIsAnotherCharacterIsSilent(String before, String after) {
		for (Tolerance tolerance : Tolerance.values()) {
			assertThat(TextDifference.between(blocks(before), blocks(after), tolerance).materiality())
				.isEqualTo(Materiality.FURNITURE);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '>',
			value = { "Article 5 \uFFFDnal > Article 5 final", "Part 1 \uFFFD Fees > Part 1 \u2013 Fees",
					"2\uFFFD8 > 2\u20138", "Form 5/\uFFFD Sterile > Form 5/Sterile",
					"Class \uFFFD of 5 > Class \u03B1 of 5" })
	void betweenPrintsWhenALostGlyphIsOfNoUnitIsSilent(String before, String after) {
		assertThat(TextDifference.between(blocks(before.split("/", -1)), blocks(after.split("/", -1)), Tolerance.PRINTS)
			.materiality()).isEqualTo(Materiality.FURNITURE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '>', value = { "devices not able to > devices notable to",
			"of class I V of > of class IV of", "an in valid file > an invalid file",
			"a man made risk > a manmade risk",
			"\u043D\u0435 \u0432\u0435\u0440\u043D\u043E > \u043D\u0435\u0432\u0435\u0440\u043D\u043E",
			"\u03BC\u03B7 \u03B1\u03C3\u03C6\u03B1\u03BB\u03AE\u03C2 > \u03BC\u03B7\u03B1\u03C3\u03C6\u03B1\u03BB\u03AE\u03C2",
			"\u0644\u0627 \u0645\u0631\u0643\u0632\u064A > \u0644\u0627\u0645\u0631\u0643\u0632\u064A",
			"\u05D0\u05D9 \u05DF > \u05D0\u05D9\u05DF", "\uC548 \uB418\uB2E4 > \uC548\uB418\uB2E4",
			"\u0928 \u0939\u0940\u0902 > \u0928\u0939\u0940\u0902", "\u1EA9 m > \u1EA9m" })
	void betweenMarkupWhenWordsAreJoinedOrPartedIsText(String before, String after) {
		assertThat(materiality(blocks(before), blocks(after))).isEqualTo(Materiality.TEXT);
		assertThat(materiality(blocks(after), blocks(before))).isEqualTo(Materiality.TEXT);
		for (Tolerance tolerance : List.of(Tolerance.LAYOUT, Tolerance.PRINTS)) {
			assertThat(TextDifference.between(blocks(before), blocks(after), tolerance).materiality())
				.isEqualTo(Materiality.FURNITURE);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '>',
			value = { "1. 5 samples > 1.5 samples", "1 .5 samples > 1.5 samples", "table 1, 5 > table 1,5",
					"table 1.\u00A05 > table 1.5", "\u0661\u066B \u0665 > \u0661\u066B\u0665",
					"rule 1.2. 5 samples > rule 1.2.5 samples", "12. 3. 5 > 12. 3.5" })
	void betweenMarkupWhenADecimalSignJoinsTwoNumbersIsText(String before, String after) {
		assertThat(materiality(blocks(before), blocks(after))).isEqualTo(Materiality.TEXT);
		assertThat(materiality(blocks(after), blocks(before))).isEqualTo(Materiality.TEXT);
		assertThat(TextDifference.between(blocks(before), blocks(after), Tolerance.LAYOUT).materiality())
			.isEqualTo(Materiality.FURNITURE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '>',
			value = { "on 12. 3. 2026 at > on 12.3.2026 at", "on 12. 3. 2026 > on 12. 3.2026",
					"1.  5 samples > 1.\u00A05 samples", "items 5 , 6 > items 5, 6", "1./5 samples > 1. 5 samples",
					"7.3. Fees > 7.3.Fees", "Art. 5. b > Art. 5.b" })
	void betweenMarkupWhenADecimalSignJoinsNoNumbersIsSilent(String before, String after) {
		assertThat(materiality(blocks(before.split("/", -1)), blocks(after.split("/", -1))))
			.isEqualTo(Materiality.FURNITURE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '>', value = { "must re-sign it > must resign it", "must re-cover it > must recover it",
			"twenty-four hour tests > twenty four-hour tests" })
	void betweenMarkupWhenAHyphenComesOrGoesIsText(String before, String after) {
		assertThat(materiality(blocks(before), blocks(after))).isEqualTo(Materiality.TEXT);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '>',
			value = { "Class I-II > Class III", "Class I\u2013II > Class III", "Section I-V > Section IV",
					"Section V-I > Section VI", "Type A-B > Type AB", "Type AB-CD > Type ABCD", "rule a-c > rule ac",
					"Class II-III > Class IIIII", "rated A- or better > rated A or better",
					"Class IIa-IIb > Class IIaIIb" })
	void betweenAnyTextsWhenAHyphenDividesNoWordIsText(String before, String after) {
		for (Tolerance tolerance : Tolerance.values()) {
			assertThat(TextDifference.between(blocks(before), blocks(after), tolerance).materiality())
				.isEqualTo(Materiality.TEXT);
			assertThat(
					TextDifference.between(List.of(row("Lens | " + before)), List.of(row("Lens | " + after)), tolerance)
						.materiality())
				.isEqualTo(Materiality.TEXT);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '>',
			value = { "the non-sterile part > the nonsterile part",
					"ANNEX TO THE REGU-LATION > ANNEX TO THE REGULATION", "Sub- groups > Subgroups",
					"an administra- Gazette > an administra Gazette" })
	void betweenPrintsWhenAHyphenMayDivideAWordIsSilent(String before, String after) {
		for (Tolerance tolerance : List.of(Tolerance.LAYOUT, Tolerance.PRINTS)) {
			assertThat(TextDifference.between(blocks(before), blocks(after), tolerance).materiality())
				.isEqualTo(Materiality.FURNITURE);
		}
	}

	@Test
	void betweenMarkupWhenItemsAreJoinedIsText() {
		assertThat(materiality(blocks("I", "V"), blocks("IV"))).isEqualTo(Materiality.TEXT);
		assertThat(materiality(blocks("not", "\u2022 able"), blocks("notable"))).isEqualTo(Materiality.TEXT);
		assertThat(materiality(blocks("lead \u2022 zinc"), blocks("lead zinc"))).isEqualTo(Materiality.TEXT);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '>', value = { "a risk\u2013benefit ratio > a risk-benefit ratio",
			"in the  limit > in the\u00A0limit", "\u533B\u7642 \u6A5F\u5668 > \u533B\u7642\u6A5F\u5668",
			"EU \u89C4\u5219 > EU\u89C4\u5219", "\u30C7\u30FC \u30BF > \u30C7\u30FC\u30BF",
			"\u0E44\u0E21\u0E48 \u0E21\u0E35 > \u0E44\u0E21\u0E48\u0E21\u0E35", "5 mg > 5mg",
			"Art. 5 (a) of > Art.5(a) of", "lead , zinc > lead, zinc",
			"first duty of/second duty > first duty of second duty",
			"first duty of/\u2022 second duty > first duty of second duty", "Sub-/groups > Subgroups",
			"Sub-/groups > Sub-groups", "pre- and post-market > pre and post-market", "Class I- II > Class I-II" })
	void betweenMarkupWhenNoWordsAreJoinedIsSilent(String before, String after) {
		assertThat(materiality(blocks(before.split("/", -1)), blocks(after.split("/", -1))))
			.isEqualTo(Materiality.FURNITURE);
	}

	@Test
	void betweenFilesWhenAnEntryMovesIsText() {
		String entry = "14971:2019 Application of risk management to medical devices, A11:2021";
		String other = "10993-1:2009 Biological evaluation of medical devices, evaluation and testing";
		assertThat(
				materiality(blocks("Current", entry, "Withdrawn", other), blocks("Current", "Withdrawn", entry, other)))
			.isEqualTo(Materiality.TEXT);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '>', value = { "Storage | 1 | 25 > Storage | 12 | 5", "Lead | 5 | | 7 > Lead | | 5 | 7",
			"A | \u2022 | > A | | \u2022" })
	void betweenFilesWhenACellBorderMovesIsText(String before, String after) {
		assertThat(materiality(List.of(row(before)), List.of(row(after)))).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenFilesWhenOnlyTheLayoutChangesIsSilent() {
		assertThat(
				materiality(blocks("The \u201Climit\u201D", "\u2022 is 5\u00A0mg."), blocks("The \"limit\" is 5 mg.")))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality(List.of(row("Class I | 100")), blocks("Class I", "100")))
			.isEqualTo(Materiality.FURNITURE);
	}

	@Test
	void betweenFilesWhenQuotationMarksFollowDigitsOnlyTheirKindIsSilent() {
		assertThat(materiality(blocks("\u201CArticle 5\u201D applies"), blocks("\"Article 5\" applies")))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality(List.of(row("A | \u201C5\u201D")), List.of(row("A | \"5\""))))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(materiality(blocks("A tube of 5'"), blocks("A tube of 5\""))).isEqualTo(Materiality.TEXT);
		assertThat(materiality(blocks("A tube of 5'"), blocks("A tube of 5"))).isEqualTo(Materiality.TEXT);
	}

	private static Materiality materiality(List<Block> before, List<Block> after) {
		return TextDifference.between(before, after).materiality();
	}

	private static List<Block> blocks(String... texts) {
		return Stream.of(texts).map((text) -> new Block(0, 1, BlockKind.PARAGRAPH, 0, text)).toList();
	}

	private static Block row(String text) {
		return new Block(0, 1, BlockKind.TABLE_ROW, 0, text);
	}

}
