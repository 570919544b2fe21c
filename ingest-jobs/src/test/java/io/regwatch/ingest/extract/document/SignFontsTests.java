package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.apache.pdfbox.pdmodel.font.PDFontFactory;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Fonts whose letters are signs, which files do not have or say wrongly of. */
class SignFontsTests {

	@TempDir
	private Path directory;

	/** The codes of Wingdings are the same in all programs. */
	@ParameterizedTest
	@CsvSource({ "9F, \u2022", "A7, \u2022", "FC, \u2713", "FB, \u2717", "FE, \u2611", "A8, \u25A1" })
	void pictureOfAFontThatIsNotInTheFileIsReadByItsCode(String code, String picture) throws IOException {
		assertThat(read("Wingdings", null, code)).isEqualTo("Sterile " + picture + " device");
	}

	@ParameterizedTest
	@CsvSource({ "ABCDEF+StandardSymbolsPS, 73, s, \u03C3", "SymbolMT, 6D, m, \u00B5", "Symbol, B3, \u00B3, \u2265",
			"Symbol, 6D, \uF06D, \u00B5", "SymbolMT, B1, \u00B1, \u00B1", "SymbolMT, 41, \u03BC, \u03BC",
			"Symbol, 35, 5, 5", "Dingbats, 34, 4, \u2714", "Symbola, 73, s, s" })
	void characterThatTheFontDoesNotHaveIsACode(String font, String code, String said, String sign) throws IOException {
		assertThat(read(font, said, code)).isEqualTo("Sterile " + sign + " device");
	}

	private String read(String font, @Nullable String said, String code) throws IOException {
		Path file = this.directory.resolve("signs.pdf");
		try (PDDocument document = new PDDocument()) {
			PDPage page = new PDPage();
			document.addPage(page);
			PDResources resources = new PDResources();
			resources.put(COSName.getPDFName("T"), new PDType1Font(FontName.HELVETICA));
			resources.put(COSName.getPDFName("S"), PDFontFactory.createFont(font(document, font, said, code)));
			page.setResources(resources);
			page.setContents(stream(document,
					"BT /T 11 Tf 72 700 Td (Sterile ) Tj /S 11 Tf <%s> Tj /T 11 Tf ( device) Tj ET".formatted(code)));
			document.save(file.toFile());
		}
		return Extractions.substance(new DocumentReader(Optional.empty()).read(file, "signs.pdf"));
	}

	private static COSDictionary font(PDDocument document, String name, @Nullable String said, String code)
			throws IOException {
		COSDictionary font = new COSDictionary();
		font.setItem(COSName.TYPE, COSName.FONT);
		font.setItem(COSName.SUBTYPE, COSName.TRUE_TYPE);
		font.setName(COSName.BASE_FONT, name);
		PDFontDescriptor descriptor = new PDFontDescriptor(new COSDictionary());
		descriptor.setFontName(name);
		descriptor.setSymbolic(true);
		font.setItem(COSName.FONT_DESC, descriptor);
		if (said != null) {
			font.setItem(COSName.ENCODING, COSName.WIN_ANSI_ENCODING);
			font.setItem(COSName.TO_UNICODE,
					stream(document,
							("1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <%s> <%04X> endbfchar")
								.formatted(code, (int) said.charAt(0))));
		}
		return font;
	}

	private static PDStream stream(PDDocument document, String content) throws IOException {
		PDStream stream = new PDStream(document);
		try (var out = stream.createOutputStream()) {
			out.write(content.getBytes(StandardCharsets.US_ASCII));
		}
		return stream;
	}

}
