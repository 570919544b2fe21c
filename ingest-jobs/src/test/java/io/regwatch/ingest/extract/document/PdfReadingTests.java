package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class PdfReadingTests {

	private static final String TEXT = "This Regulation lays down rules concerning the placing on the market of medical "
			+ "devices for human use and accessories for such devices in the Union, and it also applies to clinical "
			+ "investigations which concern such devices and accessories and which are conducted in the Union.";

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenPdfGivesHeadingsParagraphsAndItems() throws IOException {
		Extraction extraction = read(new TestPdf().heading("Scope").paragraph(TEXT).paragraph("(a) first point;"));
		assertThat(Extractions.texts(extraction, BlockKind.HEADING)).containsExactly("Scope");
		assertThat(Extractions.texts(extraction, BlockKind.PARAGRAPH)).containsExactly(TEXT);
		assertThat(Extractions.texts(extraction, BlockKind.LIST_ITEM)).containsExactly("(a) first point;");
		assertThat(Extractions.text(extraction).title()).isEqualTo("Scope");
	}

	@Test
	void readWhenAStampIsTooNarrowForItsTextReadsAll() throws IOException {
		assertThat(Extractions.substance(read(new TestPdf().paragraph("Scope.").stamp(TEXT)))).contains(TEXT);
	}

	@Test
	void readWhenMetadataTitleIsSensiblePrefersIt() throws IOException {
		assertThat(titleWith("Guidance on the qualification of software")).startsWith("Guidance on");
		assertThat(titleWith("Microsoft Word - guidance.doc")).isEqualTo("Scope");
		assertThat(titleWith("untitled")).isEqualTo("Scope");
		assertThat(titleWith(" ")).isEqualTo("Scope");
	}

	@Test
	void readWhenWordIsHyphenatedJoinsIt() throws IOException {
		TestPdf pdf = new TestPdf().paragraph("A non-sterile device of this Regu-\nlation needs no state-\nment")
			.paragraph("Devices are of the usual kind, also if they are non-\nsterile, as are in-vitro-\nDiagnostika");
		assertThat(Extractions.substance(read(pdf))).contains("this Regulation needs no statement", "are non-sterile",
				"in-vitro-Diagnostika");
	}

	@Test
	void readWhenASingleLetterIsBesideAHyphenAtTheEndOfALineKeepsIt() throws IOException {
		TestPdf pdf = new TestPdf().paragraph("The operator of a usual device sends an e-\nmail with rule a-\nc");
		assertThat(Extractions.substance(read(pdf))).contains("an e-mail with rule a-c");
	}

	@Test
	void readWhenOnlyFurnitureDiffersGivesEqualSubstance() throws IOException {
		Extraction one = read(pages("Agency", "Page # of 7 - printed on 12 March 2026", PDRectangle.A4));
		Extraction two = read(pages("Guidance", "14 May 2026 - #", PDRectangle.A4));
		assertThat(Extractions.substance(one)).isEqualTo(Extractions.substance(two)).doesNotContain("2026", "Agency");
		assertThat(Extractions.texts(one, BlockKind.FURNITURE)).contains("Page 3 of 7 - printed on 12 March 2026");
	}

	@Test
	void readWhenReflowedGivesEqualSubstance() throws IOException {
		Extraction one = read(pages("Guidance", "- # -", PDRectangle.A4));
		Extraction two = read(pages("Guidance", "- # -", PDRectangle.A5));
		assertThat(Extractions.text(one).pages()).isLessThan(Extractions.text(two).pages());
		assertThat(Extractions.substance(one)).isEqualTo(Extractions.substance(two));
	}

	@Test
	void readWhenNumbersAtTopDoNotCountPagesKeepsThem() throws IOException {
		TestPdf pdf = new TestPdf();
		for (int fee : new int[] { 100, 250, 900, 120 }) {
			pdf.running("Fee for class %d".formatted(fee), "").page().paragraph(TEXT);
		}
		assertThat(Extractions.substance(read(pdf))).contains("Fee for class 250", "Fee for class 900");
	}

	@Test
	void readWhenRunningHeadChangesWithTheChapterTakesItForFurniture() throws IOException {
		TestPdf pdf = new TestPdf();
		for (String chapter : List.of("Scope", "Scope", "Definitions", "Definitions", "Definitions", "Records",
				"Records")) {
			pdf.running("Guidance for makers \u2014 " + chapter, "Agency of " + chapter + " #").page().paragraph(TEXT);
		}
		Extraction extraction = read(pdf);
		assertThat(Extractions.substance(extraction)).doesNotContain("Guidance for makers", "Agency of");
		assertThat(Extractions.texts(extraction, BlockKind.FURNITURE)).hasSize(14);
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void readWhenTheRunningHeadHasTheWordsOfTheTitleKeepsTheTitle(boolean onFirstPage) throws IOException {
		String title = "Ordinance on Medical Devices";
		TestPdf pdf = new TestPdf().running(onFirstPage ? title : "", "#").page().heading(title).paragraph(TEXT);
		pdf.running(title, "#");
		for (int page = 0; page < 4; page++) {
			pdf.page().paragraph(TEXT);
		}
		Extraction extraction = read(pdf);
		assertThat(Extractions.texts(extraction, BlockKind.HEADING)).containsExactly(title);
		assertThat(Extractions.text(extraction).title()).isEqualTo(title);
		assertThat(Extractions.texts(extraction, BlockKind.FURNITURE)).filteredOn(title::equals)
			.hasSize(onFirstPage ? 5 : 4);
	}

	@Test
	void readWhenPageEndsAmidSentenceJoinsItAroundFootnoteAndFurniture() throws IOException {
		TestPdf pdf = new TestPdf().running("Guidance", "#");
		pdf.page().paragraph(TEXT).paragraph("The manufacturer shall tell the").footnote("1 See Annex VII.");
		pdf.page().paragraph("competent authority at once.").paragraph(TEXT).page().paragraph(TEXT);
		assertThat(Extractions.texts(read(pdf), BlockKind.PARAGRAPH)).containsExactly(TEXT,
				"The manufacturer shall tell the competent authority at once.", "1 See Annex VII.", TEXT, TEXT);
	}

	@Test
	void readWhenContentsRepeatHeadingsTakesThemForFurniture() throws IOException {
		Extraction extraction = read(new TestPdf().paragraph("1 Scope of devices .......... 1")
			.paragraph("Fee for class I .......... 250")
			.heading("1 Scope of devices")
			.paragraph(TEXT));
		assertThat(Extractions.texts(extraction, BlockKind.FURNITURE))
			.containsExactly("1 Scope of devices .......... 1");
		assertThat(Extractions.substance(extraction)).contains("Fee for class I .......... 250");
	}

	@Test
	void readWhenNumbersBesideHeadingsCannotBeThoseOfPagesKeepsThem() throws IOException {
		Extraction prices = read(new TestPdf().paragraph("Class I devices .......... 100")
			.paragraph("Class II devices .......... 250")
			.heading("Class I devices")
			.paragraph(TEXT)
			.heading("Class II devices")
			.paragraph(TEXT));
		assertThat(Extractions.substance(prices)).contains("devices .......... 100", "devices .......... 250");
		Extraction excerpt = read(new TestPdf().paragraph("Class I devices .......... 100")
			.paragraph("Class II devices .......... 101")
			.heading("Class I devices")
			.paragraph(TEXT)
			.page()
			.heading("Class II devices")
			.paragraph(TEXT));
		assertThat(Extractions.substance(excerpt)).doesNotContain("..........");
	}

	@Test
	void readWhenResavedGivesEqualText() throws IOException {
		Path file = pages("Guidance", "#", PDRectangle.A4).save(this.directory.resolve("one.pdf"));
		Path again = this.directory.resolve("two.pdf");
		try (PDDocument document = Loader.loadPDF(file.toFile())) {
			document.getDocumentInformation().setProducer("another");
			document.save(again.toFile());
		}
		assertThat(Files.mismatch(file, again)).isNotNegative();
		assertThat(this.reader.read(again, "two.pdf")).isEqualTo(this.reader.read(file, "one.pdf"));
	}

	@Test
	void readWhenUserPasswordIsSetIsEncrypted() throws IOException {
		assertThat(reasonOf(new TestPdf().paragraph(TEXT).encrypt("secret"))).isEqualTo(RejectionReason.ENCRYPTED);
	}

	@Test
	void readWhenOnlyOwnerPasswordIsSetReadsIt() throws IOException {
		assertThat(Extractions.substance(read(new TestPdf().paragraph(TEXT).encrypt("")))).isEqualTo(TEXT);
	}

	@Test
	void readWhenPagesAreImagesNeedsOcr() throws IOException {
		assertThat(reasonOf(new TestPdf().image().image())).isEqualTo(RejectionReason.NEEDS_OCR);
	}

	@Test
	void readWhenOnePageOfManyIsAnImageSaysSoInItsPlace() throws IOException {
		Extraction before = read(new TestPdf().paragraph(TEXT).image(7).page().paragraph("Annex II."));
		assertThat(Extractions.text(before).blocks()).extracting(Block::kind)
			.containsExactly(BlockKind.PARAGRAPH, BlockKind.IMAGE, BlockKind.PARAGRAPH);
		Extraction after = read(new TestPdf().paragraph(TEXT).image(8).page().paragraph("Annex II."));
		assertThat(Extractions.texts(before, BlockKind.IMAGE)).singleElement()
			.asString()
			.startsWith("[Page 2 is an image without text, or its letters are unknown: ")
			.isNotEqualTo(Extractions.texts(after, BlockKind.IMAGE).getFirst());
	}

	@Test
	void readWhenPageIsBlankIsEmpty() throws IOException {
		assertThat(reasonOf(new TestPdf().page())).isEqualTo(RejectionReason.EMPTY);
	}

	@Test
	void readWhenCutOffIsCorrupt() throws IOException {
		Path file = pages("Guidance", "#", PDRectangle.A4).save(this.directory.resolve("cut.pdf"));
		try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
			bytes.setLength(bytes.length() * 2 / 3);
		}
		Extraction.Rejected rejected = Extractions.rejected(this.reader.read(file, "cut.pdf"));
		assertThat(rejected.reason()).isEqualTo(RejectionReason.CORRUPT);
		assertThat(rejected.detail()).contains("stops in the middle").doesNotContain(this.directory.toString());
	}

	@Test
	void readWhenGarbageIsCorrupt() throws IOException {
		Path file = Files.writeString(this.directory.resolve("bad.pdf"), "%PDF-1.7\nnothing of the kind\n%%EOF");
		assertThat(Extractions.rejected(this.reader.read(file, "bad.pdf")).reason()).isEqualTo(RejectionReason.CORRUPT);
	}

	@Test
	void readWhenThreeHundredPagesReadsAll() throws IOException {
		TestPdf pdf = new TestPdf().running("Guidance", "Page # of 300");
		for (int page = 1; page <= 300; page++) {
			pdf.page().paragraph("Requirement number %d. %s".formatted(page * 37 % 300, TEXT));
		}
		Extraction extraction = read(pdf);
		assertThat(Extractions.text(extraction).pages()).isEqualTo(300);
		assertThat(Extractions.texts(extraction, BlockKind.PARAGRAPH)).hasSize(300);
		assertThat(Extractions.texts(extraction, BlockKind.FURNITURE)).hasSize(600);
	}

	@Test
	void readWhenAnArchiveStoresPdfFilesDoesNotReadOneOfThem() throws IOException {
		Path pdf = new TestPdf().paragraph(TEXT).save(this.directory.resolve("1.pdf"));
		Path file = this.directory.resolve("files.zip");
		try (ZipOutputStream archive = new ZipOutputStream(Files.newOutputStream(file))) {
			archive.setLevel(Deflater.NO_COMPRESSION);
			archive.putNextEntry(new ZipEntry("1.pdf"));
			Files.copy(pdf, archive);
		}
		assertThat(this.reader.read(file, "files")).isInstanceOfSatisfying(Extraction.Rejected.class,
				(rejected) -> assertThat(rejected.mediaType()).isEqualTo("application/zip"));
	}

	private static TestPdf pages(String header, String footer, PDRectangle size) {
		TestPdf pdf = new TestPdf().size(size).running(header, footer);
		for (int article : List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)) {
			pdf.heading("Article " + article).paragraph(TEXT + " " + TEXT).paragraph("Done at Brussels. " + TEXT);
		}
		return pdf;
	}

	private String titleWith(String metadata) throws IOException {
		return Objects.requireNonNull(
				Extractions.text(read(new TestPdf().title(metadata).heading("Scope").paragraph(TEXT))).title());
	}

	private RejectionReason reasonOf(TestPdf pdf) throws IOException {
		return Extractions.rejected(read(pdf)).reason();
	}

	private Extraction read(TestPdf pdf) throws IOException {
		return this.reader.read(pdf.save(this.directory.resolve("test.pdf")), "test.pdf");
	}

}
