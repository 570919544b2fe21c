package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.List;
import java.util.Optional;

import io.regwatch.ingest.update.TextDifference;
import io.regwatch.ingest.update.Tolerance;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.Materiality;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * PDFs in Hebrew, Arabic and Persian, whose glyphs stand in another order than they are
 * read.
 */
class RightToLeftPdfTests {

	private static final List<String> HEBREW = List.of(
			"בתוקף סמכותי לפי סעיף 5(א) לחוק (להלן – החוק), ולאחר התייעצות עם המועצה, אני מתקין תקנות אלה:",
			"התקנות יחולו מיום 15/01/2024 ועד 31-12-2026, בשיעור של 17.5% מהאגרה, אך לא יותר מ-1,250.50 ש\"ח לכל בקשה.",
			"היבואן יגיש בקשה לפי תקנה (EU) 2017/745 של הפרלמנט, נספח IX, פרק 2, וכן לפי FDA 21 CFR Part 820, בתוך 30 ימים.",
			"לפי המסמך \"Guidance on classification (MDCG 2021-24)\", תקן ISO 13485:2016, ושיטה A/B, יש לבדוק 12 – 15 דגימות.",
			"(1) שם היצרן (לרבות Medical Device Software), כתובתו: Henkestr. 127, 91052 Erlangen, והטלפון שלו: 03-1234567;",
			"הצהרה (Declaration of Conformity) חתומה [ראו תוספת ב']. האם היא נדרשת? כן! ראו info@example.com או www.example.com.");

	private static final List<String> ARABIC = List.of(
			"بناء على المادة 5 من نظام الأجهزة الصادر بالمرسوم الملكي رقم (م/54) وتاريخ 6/7/1442، تقرر الهيئة ما يلي:",
			"تسري هذه اللائحة من 15/01/2024 حتى 31-12-2026، وتحدد الرسوم بنسبة 15% من القيمة وبحد أقصى 1,250.50 ريال عن كل طلب.",
			"يقدم المستورد الطلب وفق لائحة الاتحاد (EU) 2017/745، الملحق IX، ووفق FDA 21 CFR Part 820 خلال 30 يوما؛ ولا تتجاوز الحرارة 25°C.",
			"تفحص المؤشرات في المدى ١٢ – ١٥ ملم أو ٠٫٥ ملم، ونسبة ٢٠٪، حسب الطريقة A/B والاختبار رقم 7، 8 و9. هل الجهاز آمن؟ نعم!",
			"رقم الهاتف: 011-1234567، والبريد info@example.com؛ انظر الملحق (٢) والبند 7(ب).");

	private static final List<String> PERSIAN = List.of(
			"بر اساس ماده ۵ قانون تجهیزات پزشکی مصوب ۱۳۹۴/۰۵/۱۲ و تبصره آن، شرکت موظف است موارد زیر را رعایت کند:",
			"تعرفه آن ۱۷٫۵٪ و حداکثر ۱٬۲۵۰٬۰۰۰ ریال برای هر پرونده «با مالیات» طبق استاندارد ISO 13485:2016 است.");

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenLinesRunFromRightGivesTheTextAsItIsRead() throws IOException {
		for (List<String> texts : List.of(HEBREW, ARABIC, PERSIAN)) {
			for (float size = 8; size <= 14; size++) {
				assertThat(substance(new RightToLeftPdf(PDRectangle.A4, size).paragraphs(texts))).as("size " + size)
					.isEqualTo(String.join(" ", texts));
			}
		}
	}

	@Test
	void readWhenDrawnInTheOrderOfReadingGivesTheSame() throws IOException {
		assertThat(substance(pdf().drawnFromRight().paragraphs(HEBREW))).isEqualTo(String.join(" ", HEBREW));
		assertThat(substance(pdf().drawnFromRight().paragraphs(ARABIC))).isEqualTo(String.join(" ", ARABIC));
	}

	@Test
	void readWhenFontsNameBracketsByWhatTheyWereSetForGivesTheSame() throws IOException {
		assertThat(substance(pdf().namedByCharacter().paragraphs(HEBREW.subList(0, 2))))
			.isEqualTo(String.join(" ", HEBREW.subList(0, 2)));
	}

	@Test
	void readWhenLettersHaveTheFormsThatTheyHaveInWordsGivesTheLetters() throws IOException {
		assertThat(substance(pdf().paragraph("\uFEE3\uFE8E\uFEA9\uFE93 5: \uFEFB \uFBFE\uFEA0\uFEEE\uFEAF")))
			.isEqualTo("مادة 5: لا یجوز");
	}

	@Test
	void readWhenLettersHaveMarksKeepsThem() throws IOException {
		assertThat(substance(pdf().paragraph("הַתַּקָּנוֹת חָלוֹת מיום 1.1.2025")))
			.isEqualTo(Normalizer.normalize("הַתַּקָּנוֹת חָלוֹת מיום 1.1.2025", Normalizer.Form.NFC));
	}

	@Test
	void readWhenALineIsStruckMarksAllOfIt() throws IOException {
		assertThat(substance(pdf().paragraph("סעיף 5 (בוטל)").strike().paragraph("סעיף 6 (בתוקף)")))
			.isEqualTo("[deleted: סעיף 5 (בוטל)] סעיף 6 (בתוקף)");
	}

	@Test
	void readWhenATableRunsFromRightGivesItsCellsInOrder() throws IOException {
		Extraction read = read(pdf().paragraph(HEBREW.getFirst())
			.table(List.of(List.of("מספר", "סוג המכשיר", "סיווג", "אגרה"),
					List.of("1", "צינתור ורידי", "Class IIa", "1,250.00"),
					List.of("2", "משתל דנטלי (titanium)", "Class IIb", "2,400.50"))));
		assertThat(Extractions.texts(read, BlockKind.TABLE_ROW)).containsExactly("מספר | סוג המכשיר | סיווג | אגרה",
				"1 | צינתור ורידי | Class IIa | 1,250.00", "2 | משתל דנטלי (titanium) | Class IIb | 2,400.50");
	}

	@Test
	void readWhenMarksStandAtTheRightEdgeBeginsWithThem() throws IOException {
		Extraction read = read(pdf().paragraph(HEBREW.getFirst())
			.item("•", "ISO 14971 – ניהול סיכונים")
			.item("•", "CE Mark")
			.item("1.", "מספר הרישום של המכשיר")
			.item("2.", "Class III devices"));
		assertThat(Extractions.texts(read, BlockKind.LIST_ITEM)).containsExactly("• ISO 14971 – ניהול סיכונים",
				"• CE Mark", "1. מספר הרישום של המכשיר", "2. Class III devices");
	}

	@Test
	void readWhenAParagraphIsInAnotherLanguageKeepsItsOrder() throws IOException {
		String english = "This paragraph (which is part of a bilingual document) has commas, full stops, and a remark on "
				+ "Regulation (EU) 2017/745. It ends here with 5 mg.";
		assertThat(substance(pdf().paragraphs(HEBREW).foreign(english))).endsWith(english);
		String quote = english + " The name of the authority is משרד הבריאות (Ministry of Health), law 5 of 2012.";
		assertThat(substance(pdf().foreign(english + " " + quote))).isEqualTo(english + " " + quote);
	}

	@Test
	void betweenWhenPrintedOnOtherPaperIsSilentUnlessANumberChanges() throws IOException {
		for (List<String> texts : List.of(HEBREW, ARABIC, PERSIAN)) {
			Extraction.Text before = text(pdf().paragraphs(texts));
			List<String> changed = texts.stream().map((text) -> text.replace("30", "60").replace("۵", "۷")).toList();
			for (float size = 8; size <= 14; size++) {
				assertThat(materiality(before, text(new RightToLeftPdf(PDRectangle.A5, size).paragraphs(texts))))
					.isIn(Materiality.BYTES, Materiality.FURNITURE);
				assertThat(materiality(before, text(new RightToLeftPdf(PDRectangle.A5, size).paragraphs(changed))))
					.isEqualTo(Materiality.TEXT);
			}
		}
	}

	private static Materiality materiality(Extraction.Text before, Extraction.Text after) {
		return TextDifference.between(before.blocks(), after.blocks(), Tolerance.PRINTS).materiality();
	}

	private static RightToLeftPdf pdf() throws IOException {
		return new RightToLeftPdf(PDRectangle.A4, 11);
	}

	private String substance(RightToLeftPdf pdf) throws IOException {
		return Extractions.substance(read(pdf));
	}

	private Extraction.Text text(RightToLeftPdf pdf) throws IOException {
		return Extractions.text(read(pdf));
	}

	private Extraction read(RightToLeftPdf pdf) throws IOException {
		return this.reader.read(pdf.save(this.directory.resolve("right.pdf")), "right.pdf");
	}

}
