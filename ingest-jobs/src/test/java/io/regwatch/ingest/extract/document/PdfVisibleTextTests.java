package io.regwatch.ingest.extract.document;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import io.regwatch.ingest.extract.pdf.PdfLooks;
import io.regwatch.schema.Block;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentGroup;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentProperties;
import org.apache.pdfbox.pdmodel.interactive.form.PDAcroForm;
import org.apache.pdfbox.pdmodel.interactive.form.PDXFAResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What readers see of a page: digits above and below the line, layers, clips and forms.
 */
class PdfVisibleTextTests {

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"Up to 10\u2076 CFU | (Up to 10) Tj 4 Ts /F 7 Tf (6) Tj 0 Ts /F 11 Tf ( CFU) Tj",
			"Up to 10\u2076 CFU | (Up to 10) Tj 4 Ts /F 10 Tf (6) Tj 0 Ts /F 11 Tf ( CFU) Tj",
			"Up to 106 CFU | (Up to 10) Tj 1 Ts /F 10 Tf (6) Tj 0 Ts /F 11 Tf ( CFU) Tj",
			"Up to 10\u207B\u2076 CFU | (Up to 10) Tj 4 Ts /F 7 Tf (-6) Tj 0 Ts /F 11 Tf ( CFU) Tj",
			"Use log\u20822 here | (Use log) Tj -2 Ts /F 7 Tf (2) Tj 0 Ts /F 11 Tf (2 here) Tj",
			"Use 5 m\u00B2 here | (Use 5 m) Tj /F 6 Tf 1 0 0 1 107.5 704 Tm (2) Tj /F 11 Tf 1 0 0 1 111 700 Tm ( here) Tj",
			"The Directive1 says | (The Directive) Tj 4 Ts /F 7 Tf (1) Tj 0 Ts /F 11 Tf ( says) Tj",
			"Council(1), Article 10(6) | (Council) Tj 4 Ts ((1)) Tj 0 Ts (, Article 10(6)) Tj",
			"Council (1), Article 10(6) | (Council ) Tj 4 Ts /F 7 Tf ((1)) Tj 0 Ts /F 11 Tf (, Article 10(6)) Tj",
			"Up to 106 CFU | (Up to 10) Tj 0.5 Ts (6) Tj 0 Ts ( CFU) Tj",
			"Up to 106 CFU | (Up to 10) Tj /F 9 Tf (6) Tj /F 11 Tf ( CFU) Tj" })
	void readWhenADigitIsShiftedWritesItSo(String text, String content) throws IOException {
		assertThat(read(true, "BT /F 11 Tf 72 700 Td %s ET".formatted(content))).containsExactly(text);
	}

	@Test
	void readWhenALayerIsOffLeavesItsTextOut() throws IOException {
		String layer = "BT /F 11 Tf 72 700 Td (Devices are registered.) Tj ET /OC /L BDC /Span BMC"
				+ " BT /F 11 Tf 72 650 Td (Class I is exempt.) Tj ET EMC EMC BT /F 11 Tf 72 600 Td (Importers too.) Tj ET";
		assertThat(read(true, layer)).containsExactly("Devices are registered.", "Class I is exempt.",
				"Importers too.");
		assertThat(read(false, layer)).containsExactly("Devices are registered.", "Importers too.");
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "72 690 200 30 re W n", "72 702 200 5 re W* n", "72 690 m 272 690 l 272 720 l 72 720 l h W n",
					"72 690 200 30 re W 1 g f 0 g", "72 702 200 5 re W n 0 0 600 800 re W n" })
	void readWhenAClippingPathHidesTextLeavesItOut(String path) throws IOException {
		String content = "q %s BT /F 11 Tf 72 700 Td (Devices are registered.) Tj 0 -50 Td (Class I is exempt.) Tj ET Q"
				+ " BT /F 11 Tf 72 600 Td (Importers too.) Tj ET BT 72 900 Td (Beside the page.) Tj ET";
		assertThat(read(true, content.formatted(path))).containsExactly("Devices are registered.", "Importers too.");
	}

	@Test
	void readWhenAPathClipsNothingReadsAll() throws IOException {
		assertThat(read(true, "W n 72 690 0 0 re W n 100 100 m W n BT /F 11 Tf 72 700 Td (All is read.) Tj ET"))
			.containsExactly("All is read.");
	}

	@Test
	void readWhenProgramsLayOutAFormReadsItsText() throws IOException {
		Path form = form("<x xmlns='a'><template><subform><draw><value><text>The fee is 5 EUR</text></value></draw>"
				+ "<draw presence='hidden'><value><text>Office only</text></value></draw><event><script>x</script></event>"
				+ "</subform></template><datasets><data><class>IIa</class><name/></data></datasets></x>");
		assertThat(texts(form)).containsExactly("Please wait.", "The fee is 5 EUR", "class: IIa");
		assertThat(PdfLooks.isSame(form, form, List.of(1))).isFalse();
	}

	private Path form(String xml) throws IOException {
		read(true, "BT /F 11 Tf 72 700 Td (Please wait.) Tj ET");
		Path file = this.directory.resolve("form.pdf");
		try (PDDocument document = Loader.loadPDF(this.directory.resolve("a.pdf").toFile())) {
			PDAcroForm form = new PDAcroForm(document);
			PDStream stream = new PDStream(document, new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
			form.setXFA(new PDXFAResource(stream.getCOSObject()));
			document.getDocumentCatalog().setAcroForm(form);
			document.save(file.toFile());
		}
		return file;
	}

	private List<String> read(boolean visible, String content) throws IOException {
		Path file = this.directory.resolve("a.pdf");
		try (PDDocument document = new PDDocument()) {
			PDPage page = new PDPage();
			document.addPage(page);
			PDOptionalContentGroup layer = new PDOptionalContentGroup("Layer");
			PDOptionalContentProperties layers = new PDOptionalContentProperties();
			layers.addGroup(layer);
			layers.setGroupEnabled(layer, visible);
			document.getDocumentCatalog().setOCProperties(layers);
			PDResources resources = new PDResources();
			resources.put(COSName.getPDFName("F"), new PDType1Font(FontName.HELVETICA));
			resources.put(COSName.getPDFName("L"), layer);
			page.setResources(resources);
			PDStream stream = new PDStream(document);
			try (var out = stream.createOutputStream()) {
				out.write(content.getBytes(StandardCharsets.US_ASCII));
			}
			page.setContents(stream);
			document.save(file.toFile());
		}
		return texts(file);
	}

	private List<String> texts(Path file) {
		return Extractions.text(this.reader.read(file, "a.pdf")).blocks().stream().map(Block::text).toList();
	}

}
