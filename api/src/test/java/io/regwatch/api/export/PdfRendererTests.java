package io.regwatch.api.export;

import java.io.IOException;
import java.time.Instant;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** XHTML as PDF. */
class PdfRendererTests {

	private static final Instant TIME = Instant.parse("2026-03-01T00:00:00Z");

	private final PdfRenderer renderer = new PdfRenderer();

	@Test
	void pdfHasTextOfEuropeanScriptsAndTheStampOnEveryPage() throws IOException {
		ReportDocument document = new ReportDocument("Stents & \u03A3\u03C4\u03B5\u03BD\u03C4 <b>", "As of March");
		document.element("p", "\u041C\u0435\u0434\u0438\u0446\u0438\u043D\u0441\u043A\u0438 \u017Elut\u00FD \u0001");
		document.fragment("<p>long</p>".repeat(200));
		String text = text(this.renderer.render(document.end(), TIME));
		assertThat(text).contains("Stents & \u03A3\u03C4\u03B5\u03BD\u03C4 <b>",
				"\u041C\u0435\u0434\u0438\u0446\u0438\u043D\u0441\u043A\u0438 \u017Elut\u00FD");
		assertThat(text.split("As of March", -1)).hasSizeGreaterThan(3);
	}

	@Test
	void pdfWhenTheDocumentIsEqualHasEqualBytes() throws Exception {
		String document = new ReportDocument("Stents", "As of March").end();
		byte[] first = this.renderer.render(document, TIME);
		Thread.sleep(1100);
		assertThat(this.renderer.render(document, TIME)).isEqualTo(first);
	}

	@Test
	void pdfWhenUnchangedPassagesAreFoldedLeavesThemOut() throws IOException {
		ReportDocument document = new ReportDocument("T", "S").fragment("""
				<article class="redline"><p class="redline-block">New <ins>words</ins> <del>old</del></p>
				<details class="redline-same"><summary>2 unchanged passages</summary>
				<p class="redline-block">Hidden</p></details></article>""");
		assertThat(text(this.renderer.render(document.end(), TIME))).contains("New words old", "2 unchanged passages")
			.doesNotContain("Hidden");
	}

	@Test
	void pdfLoadsNothingFromOutside() throws IOException {
		ReportDocument document = new ReportDocument("T", "S")
			.fragment("<img src=\"file:///etc/passwd\" /><img src=\"http://127.0.0.1:1/x.png\" /><p>end</p>");
		assertThat(text(this.renderer.render(document.end(), TIME))).contains("end");
	}

	private static String text(byte[] file) throws IOException {
		try (PDDocument document = Loader.loadPDF(file)) {
			return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
		}
	}

}
