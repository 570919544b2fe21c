package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import io.regwatch.ingest.extract.pdf.PdfLooks;
import io.regwatch.schema.Block;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationFreeText;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationRubberStamp;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationStrikeout;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationWidget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Annotations that change what a page says, though they show no text. */
class PdfAnnotationTests {

	private static final String TEXT = "Makers of Class I devices report.";

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenTextIsStruckOutMarksIt() throws IOException {
		PDAnnotationStrikeout strike = new PDAnnotationStrikeout();
		strike.setQuadPoints(new float[] { 121, 712, 198, 712, 121, 697, 198, 697 });
		assertThat(read(strike)).containsExactly("Makers of [deleted: Class I devices] report.");
		strike.setNoView(true);
		assertThat(read(strike)).containsExactly(TEXT);
	}

	@ParameterizedTest
	@CsvSource({ "Btn, Yes, Sterile: \u2713", "Btn, Off,", "Tx, 5 mg, Sterile: 5 mg", "Ch, b, Sterile: Class IIb",
			"Tx, ," })
	void readWhenAFieldHasNoAppearanceReadsItsValue(String type, String value, String text) throws IOException {
		PDAnnotationWidget widget = new PDAnnotationWidget();
		COSDictionary field = new COSDictionary();
		field.setItem(COSName.FT, COSName.getPDFName(type));
		field.setString(COSName.TU, "Sterile");
		field.setItem(COSName.OPT, new COSArray(List.of(option("a", "Class IIa"), option("b", "Class IIb"))));
		if (value != null) {
			field.setItem(COSName.V, type.equals("Btn") ? COSName.getPDFName(value) : new COSString(value));
			widget.setAppearanceState(value);
		}
		widget.getCOSObject().setItem(COSName.PARENT, field);
		assertThat(read(widget)).containsExactlyElementsOf((text != null) ? List.of(TEXT, text) : List.of(TEXT));
	}

	@ParameterizedTest
	@CsvSource({ "yes, Sterile: yes", "no, Sterile: no", "1, Sterile: Class IIb", "Off," })
	void readWhenARadioButtonIsOnReadsItsState(String state, String text) throws IOException {
		PDAnnotationWidget widget = new PDAnnotationWidget();
		widget.getCOSObject().setItem(COSName.FT, COSName.BTN);
		widget.getCOSObject().setInt(COSName.FF, 1 << 15);
		widget.getCOSObject().setString(COSName.TU, "Sterile");
		widget.getCOSObject()
			.setItem(COSName.OPT, new COSArray(List.of(new COSString("Class IIa"), new COSString("Class IIb"))));
		widget.setAppearanceState(state);
		assertThat(read(widget)).containsExactlyElementsOf((text != null) ? List.of(TEXT, text) : List.of(TEXT));
	}

	@Test
	void isSameLookWhenProgramsDrawWhatAnAnnotationSaysIsFalse() throws IOException {
		PDAnnotationRubberStamp stamp = new PDAnnotationRubberStamp();
		stamp.setName("Expired");
		Path stamped = write("stamped.pdf", stamp);
		stamp.setName("Custom");
		Path without = write("without.pdf", stamp);
		assertThat(PdfLooks.isSame(without, without, List.of(1))).isTrue();
		assertThat(PdfLooks.isSame(without, stamped, List.of(1))).isFalse();
		assertThat(PdfLooks.isSame(stamped, without, List.of(1))).isFalse();
	}

	@Test
	void readWhenANoteOrStampIsADrawingReadsWhatItSays() throws IOException {
		PDAnnotationFreeText note = new PDAnnotationFreeText();
		note.setContents("Valid until 2026");
		assertThat(read(note)).containsExactly(TEXT, "Valid until 2026");
		PDAnnotationRubberStamp stamp = new PDAnnotationRubberStamp();
		stamp.setName("SBNotApproved");
		assertThat(read(stamp)).containsExactly(TEXT, "Not Approved");
		stamp.setName("#a1b2");
		assertThat(read(stamp)).containsExactly(TEXT);
		stamp.setContents("SUPERSEDED");
		assertThat(read(stamp)).containsExactly(TEXT, "SUPERSEDED");
	}

	private List<String> read(PDAnnotation annotation) throws IOException {
		Path file = write("a.pdf", annotation);
		return Extractions.text(this.reader.read(file, "a.pdf")).blocks().stream().map(Block::text).toList();
	}

	private Path write(String name, PDAnnotation annotation) throws IOException {
		annotation.setRectangle(new PDRectangle(72, 600, 200, 20));
		Path file = this.directory.resolve(name);
		try (PDDocument document = new PDDocument()) {
			PDPage page = new PDPage();
			document.addPage(page);
			try (PDPageContentStream content = new PDPageContentStream(document, page)) {
				content.beginText();
				content.setFont(new PDType1Font(FontName.HELVETICA), 11);
				content.newLineAtOffset(72, 700);
				content.showText(TEXT);
				content.endText();
			}
			page.setAnnotations(List.of(annotation));
			document.save(file.toFile());
		}
		return file;
	}

	private static COSArray option(String value, String text) {
		return new COSArray(List.of(new COSString(value), new COSString(text)));
	}

}
