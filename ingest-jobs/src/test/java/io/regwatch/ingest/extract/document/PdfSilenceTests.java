package io.regwatch.ingest.extract.document;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.Materiality;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** One source, printed in several ways: none is a change, and no change is missed. */
class PdfSilenceTests {

	private static final String TEXT = "The non-sterile device shall be accompanied by the decision-making records of "
			+ "the manufacturer, and the competent authority may ask for state-of-the-art evidence at any time. ";

	private static final List<List<String>> LIMITS = List.of(List.of("Substance", "Route of exposure", "Limit in mg"),
			List.of("Ethylene oxide", "Permanent contact, limited to thirty days after implantation", "4"),
			List.of("Ethylene chlorohydrin", "Prolonged", "9"), List.of("Ethylene glycol", "Limited", "20"));

	private static final Instant THEN = Instant.parse("2024-03-01T00:00:00Z");

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	private final TestPdf original = print(new TestPdf().running("Guidance on residuals", "Page # of 9"), LIMITS);

	@Test
	void betweenWhenSavedAgainByAnotherProgramIsBytes() throws IOException {
		TestPdf saved = print(new TestPdf().running("Guidance on residuals", "Page # of 9"), LIMITS)
			.made("Other Writer 12", THEN);
		assertThat(materiality(this.original.made("Some Writer 1", Instant.EPOCH), saved)).isEqualTo(Materiality.BYTES);
	}

	@Test
	void betweenWhenPrintedOnOtherPaperIsSilent() throws IOException {
		for (PDRectangle size : List.of(PDRectangle.LETTER, PDRectangle.A5, PDRectangle.A3, PDRectangle.LEGAL)) {
			TestPdf reflowed = print(new TestPdf().size(size).running("Guidance on residuals", "Page # of 9"), LIMITS);
			assertThat(TextDifference.between(text(fresh()), text(reflowed)).materiality()).as(size.toString())
				.isIn(Materiality.BYTES, Materiality.FURNITURE);
		}
	}

	@Test
	void betweenWhenRunningHeaderIsNewIsFurniture() throws IOException {
		TestPdf marked = print(new TestPdf().running("Guidance on residuals - retrieved 3 May 2026", "# / 9"), LIMITS);
		assertThat(materiality(this.original, marked)).isEqualTo(Materiality.FURNITURE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"furniture | Guidance on residuals | Page # of 1 | Guidance on residuals | Page # of 2",
			"furniture | Guidance on residuals | Agency - page # of 1 | Guidance on residuals | Agency - page # of 2",
			"furniture | Guidance - Version 2.0 | # | Guidance - Version 2.0 | #",
			"status | Guidance - Version 2.0 | # | Guidance - Version 3.0 | #",
			"text | Guidance on residuals | # | Guidance on pumps | #" })
	void betweenWhenOnePageIsPrintedOnTwo(String materiality, String head, String foot, String newHead, String newFoot)
			throws IOException {
		TestPdf one = page(new TestPdf().running(head, foot), TEXT);
		TestPdf two = page(new TestPdf().size(PDRectangle.A5).running(newHead, newFoot), TEXT);
		assertThat(materiality(one, two)).hasToString(materiality.toUpperCase(Locale.ROOT));
		assertThat(materiality(page(new TestPdf().running(head, foot), TEXT), page(
				new TestPdf().size(PDRectangle.A5).running(newHead, newFoot), TEXT.replace("may ask", "must ask"))))
			.isEqualTo(Materiality.TEXT);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"furniture | 03/05/26, 10:15 Scope | https://agency.example/a?at=3 1/1 | 04/05/26, 9:40 Scope | https://agency.example/a?at=4 1/1",
			"furniture | Scope https://agency.example/a | 1 of 1 3/5/26, 10:15 AM | Scope https://agency.example/b | 1 of 1 3/6/26, 9:40 AM",
			"furniture | 2026/05/03 10:15 | https://agency.example/a | 2026/06/04 9:40 | https://agency.example/b",
			"text | 03/05/26, 10:15 Draft | https://agency.example/a 1/1 | 03/05/26, 10:15 Final | https://agency.example/a 1/1",
			"text | 03/05/26, 10:15 | Meeting room 5 | 04/05/26, 10:15 | Meeting room 5",
			"text | Agency | https://agency.example/a | Agency | https://agency.example/b",
			"text | Effective 03/05/26 | https://agency.example/a | Effective 04/05/26 | https://agency.example/a" })
	void betweenWhenABrowserPrintsOnePage(String materiality, String head, String foot, String newHead, String newFoot)
			throws IOException {
		assertThat(materiality(page(new TestPdf().running(head, foot), TEXT),
				page(new TestPdf().running(newHead, newFoot), TEXT)))
			.hasToString(materiality.toUpperCase(Locale.ROOT));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = { "furniture | Agency | Printed on 03/05/26 10:15 | Agency | Printed on 04/05/26 9:40",
					"furniture | Gedruckt am 3. Mai 2026 | # | Gedruckt am 4. Juni 2026 | #",
					"furniture | Imprimé le 03.05.2026 | Page # of 1 | Imprimé le 04.06.2026 | Page # of 1",
					"text | Agency | Print by 3 May 2026 | Agency | Print by 4 May 2026",
					"text | Agency | Stand 3. Mai 2026 | Agency | Stand 4. Juni 2026",
					"text | Agency | Printed on 3 May 2026 for clinics | Agency | Printed on 4 May 2026 for clinics",
					"text | Agency | Accession: 3 May 2026 | Agency | Accession: 4 May 2026",
					"text | Agency | Accessible 3 May 2026 | Agency | Accessible 4 May 2026",
					"text | Agency | Accessories: 3 May 2026 | Agency | Accessories: 4 May 2026",
					"text | Agency | Generators 3 May 2026 | Agency | Generators 4 May 2026",
					"text | Agency | Printers: 3 May 2026 | Agency | Printers: 4 May 2026",
					"furniture | Stampato il 3 maggio 2026 | # | Stampato il 4 giugno 2026 | #",
					"furniture | Accessed on 3 May 2026 | # | Accessed on 4 June 2026 | #",
					"text | Agency | Printed forms: 3 | Agency | Printed forms: 4" })
	void betweenWhenOnePageSaysWhenItWasPrinted(String materiality, String head, String foot, String newHead,
			String newFoot) throws IOException {
		assertThat(materiality(page(new TestPdf().running(head, foot), TEXT),
				page(new TestPdf().running(newHead, newFoot), TEXT)))
			.hasToString(materiality.toUpperCase(Locale.ROOT));
	}

	private static TestPdf page(TestPdf pdf, String text) {
		return pdf.heading("Scope")
			.paragraph(text.repeat(6).strip())
			.heading("Duties")
			.paragraph(text.repeat(6).strip());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "status | Version 2.0, 3 May 2024 Page # | Version 3.0, 6 June 2026 Page #",
			"status | Rev. 2 - # of 9 | Rev. 3 - # of 9", "status | DRAFT - not for use | FINAL GUIDANCE",
			"status | Guidance | Guidance - WITHDRAWN on 5 May 2026",
			"status | Withdrawn on 5 May 2026 | Withdrawn on 6 May 2026",
			"status | In force from 3 May 2026 # | In force from 4 June 2026 #",
			"status | Effective: 2026-05-03 | Effective: 2026-06-04",
			"status | Valid until 03.05.2026 | Valid until 04.06.2026",
			"status | Comments due by May 3, 2026 - # | Comments due by June 4, 2026 - #",
			"status | Gültig ab 3. Mai 2026 | Gültig ab 4. Juni 2026",
			"status | Transition ends on 3 May 2026 - # | Transition ends on 4 June 2026 - #",
			"status | Adopté le 3 mai 2026 # | Adopté le 4 juin 2026 #",
			"furniture | Guide as of 3 May 2026 # | Guide as of 4 June 2026 #",
			"furniture | Uncontrolled when printed, valid until 3 May 2026 | Uncontrolled when printed, valid until 4 May 2026",
			"furniture | Effective: 2026-05-03 03/05/26, 10:15 | Effective: 2026-05-03 04/06/26, 9:40",
			"status | Effective: 2026-05-03 03/05/26, 10:15 | Effective: 2026-06-04 03/05/26, 10:15",
			"status | Rev. B # | Rev. C #", "status | Version II, # of 9 | Version III, # of 12",
			"status | Third edition | Fourth edition", "status | Dritte Auflage - # | Vierte Auflage - #",
			"furniture | Third edition - 3 May # | Third edition - 4 June #",
			"furniture | VERSION A JOUR AU 3 MAI 2026 | VERSION A JOUR AU 4 JUIN 2026", "status | AB-C12 | AB-C14",
			"status | ABCD 2026-1 # | ABCD 2026-2 #", "furniture | AB-C12, 3 May 2026 # | AB-C12, 4 June 2026 #",
			"furniture | jdoe on AB1X7PROD with RULES | mroe on AB2X9PROD with RULES",
			"status | For class IIa devices | For class IIb devices",
			"furniture | Version 2, # of 9 | Version 2, # of 12", "furniture | Version 2 - # | # - Version 2",
			"furniture | Version 2 printed on 3 May | Version 2 printed on 4 June",
			"furniture | Valid on 3 May 2026 | Valid on 28 June 2026",
			"furniture | 03/05/26, 10:15 Final guidance | 04/05/26, 9:40 Final guidance",
			"furniture | https://agency.example/final?at=3 # | https://agency.example/final?at=4 #" })
	void betweenWhenARunningFooterStatesAVersion(String materiality, String before, String after) throws IOException {
		TestPdf letter = new TestPdf().size(PDRectangle.LETTER).running("Guidance", after);
		assertThat(materiality(print(new TestPdf().running("Guidance", before), LIMITS), print(letter, LIMITS)))
			.hasToString(materiality.toUpperCase(Locale.ROOT));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = { "status | Contains advice. Not for implementation. | Contains advice. For implementation.",
					"status | Not for implementation. Page # of 9 | For implementation. Page # of 9",
					"status | * Values in mg per day | * Values in g per day",
					"status | * Values per 5 mg | * Values per 10 mg", "status | \u00B9 Per year | \u00B9 Per month",
					"status | The values are in mg per day. | The values are in g per day.",
					"status | The limits are for men. # | The limits are for children. #",
					"status | NOT FOR USE IN HUMANS | FOR USE IN HUMANS", "status | Nur für Tiere | Für Tiere",
					"furniture | Agency of Medicines Ltd. | Agency of Health Ltd.",
					"furniture | Agency of Medicines. All rights reserved. | Agency of Health. All rights reserved.",
					"furniture | \u00A9 2025 Agency, without warranty. | \u00A9 2026 Agency, no warranty.",
					"furniture | Printed by the office of fees. | Printed by the office of drugs.",
					"furniture | Created with the printer of fees. | Created with the printer of drugs.",
					"furniture | The values are of 3 May 2026. # | The values are of 4 June 2026. #",
					"furniture | * Agency * | - Agency -", "furniture | Not for use. # of 9 | Not for use. Page # / 12",
					"furniture | Report no. 5 of the agency | Guide no. 5 of the agency" })
	void betweenWhenARunningSentenceChanges(String materiality, String before, String after) throws IOException {
		betweenWhenARunningFooterStatesAVersion(materiality, before, after);
	}

	@Test
	void betweenWhenANumberInACellChangesIsText() throws IOException {
		List<List<String>> limits = new ArrayList<>(LIMITS);
		limits.set(2, List.of("Ethylene chlorohydrin", "Prolonged", "8"));
		for (UnaryOperator<TestPdf> layout : List.<UnaryOperator<TestPdf>>of((pdf) -> pdf,
				(pdf) -> pdf.size(PDRectangle.LETTER), (pdf) -> pdf.running("Another header", "#"))) {
			TestPdf changed = print(layout.apply(new TestPdf().running("Guidance on residuals", "Page # of 9")),
					limits);
			TextDifference difference = TextDifference.between(text(fresh()), text(changed));
			assertThat(difference.materiality()).isEqualTo(Materiality.TEXT);
		}
	}

	@Test
	void betweenWhenANumberedEntryMovesIsText() throws IOException {
		String entry = "14971:2019 Application of risk management to medical devices, A11:2021";
		String other = "10993-1:2009 Biological evaluation of medical devices, evaluation and testing";
		assertThat(materiality(
				new TestPdf().heading("Current").paragraph(entry).heading("Withdrawn").paragraph(other).paragraph(TEXT),
				new TestPdf().heading("Current")
					.heading("Withdrawn")
					.paragraph(entry)
					.paragraph(other)
					.paragraph(TEXT)))
			.isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenSignatureIsPrintedAsTextIsSilentButNotAStamp() throws IOException {
		String signature = "Digitally signed by A. Officer on 3 May 2026";
		assertThat(materiality(fresh().sign(signature), fresh().paragraph(signature))).isNotEqualTo(Materiality.TEXT);
		assertThat(materiality(fresh(), fresh().stamp("WITHDRAWN"))).isEqualTo(Materiality.TEXT);
		assertThat(materiality(fresh().stamp("WITHDRAWN"), fresh().paragraph("WITHDRAWN")))
			.isNotEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenAnImageIsEncodedOtherwiseIsSilentUnlessAPixelDiffers() throws IOException {
		TestPdf colour = fresh().image(7, BufferedImage.TYPE_INT_RGB);
		assertThat(materiality(fresh().image(7, BufferedImage.TYPE_4BYTE_ABGR), colour)).isEqualTo(Materiality.BYTES);
		assertThat(materiality(fresh().image(7), fresh().image(8))).isEqualTo(Materiality.TEXT);
		assertThat(materiality(fresh().mask(7), fresh().mask(8))).isEqualTo(Materiality.TEXT);
	}

	@Test
	void betweenWhenARaisedNumberFollowsThePageNumbersIsText() throws IOException {
		assertThat(materiality(numbered(true), numbered(false))).isEqualTo(Materiality.TEXT);
	}

	/** Each page begins with one line of text. */
	private static TestPdf numbered(boolean raised) {
		TestPdf pdf = new TestPdf();
		for (int page = 1; page <= 4; page++) {
			pdf.running("#", "").page().paragraph("Requirement of the manufacturer in year " + (2 * page));
			if (raised || page != 3) {
				pdf.raised("" + (page + 3));
			}
			pdf.paragraph(TEXT.repeat(page).strip());
		}
		return pdf;
	}

	private static TestPdf fresh() {
		return print(new TestPdf().running("Guidance on residuals", "Page # of 9"), LIMITS);
	}

	private static TestPdf print(TestPdf pdf, List<List<String>> limits) {
		for (int section = 1; section <= 9; section++) {
			pdf.heading(section + " Requirements").paragraph(TEXT.repeat(section).strip());
			pdf.item("(a)", "records of decision-making of year " + section + ";")
				.item("(b)", "state-of-the-art evidence.");
			pdf.paragraph("Limits of section " + section + " apply to each device. " + TEXT.strip());
			pdf.table(limits).paragraph(TEXT.strip());
		}
		return pdf;
	}

	private Materiality materiality(TestPdf before, TestPdf after) throws IOException {
		return TextDifference.between(text(before), text(after)).materiality();
	}

	private Extraction.Text text(TestPdf pdf) throws IOException {
		return Extractions.text(this.reader.read(pdf.save(this.directory.resolve("test.pdf")), "test.pdf"));
	}

}
