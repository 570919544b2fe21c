package io.regwatch.ingest.extract;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;

/**
 * Small files that cost their reader dearly: content streams that draw on and on.
 */
final class HostilePdf {

	private HostilePdf() {
	}

	/** Draws nothing, ten thousand million times, by forms that draw forms. */
	static Path slow(Path file) throws IOException {
		try (PDDocument document = new PDDocument()) {
			PDResources resources = new PDResources();
			for (int depth = 0; depth < 5; depth++) {
				PDFormXObject form = new PDFormXObject(content(document, (depth == 0) ? "q Q\n" : "/F Do\n", 100));
				form.setResources(resources);
				form.setBBox(PDRectangle.A4);
				resources = new PDResources();
				resources.put(COSName.F, form);
			}
			return save(document, resources, "/F Do\n", 100, file);
		}
	}

	/** One operator with more operands than memory holds. */
	static Path greedy(Path file) throws IOException {
		try (PDDocument document = new PDDocument()) {
			return save(document, new PDResources(), "123 ", 50_000_000, file);
		}
	}

	private static Path save(PDDocument document, PDResources resources, String operators, int times, Path file)
			throws IOException {
		PDPage page = new PDPage();
		page.setResources(resources);
		page.setContents(content(document, operators, times));
		document.addPage(page);
		document.save(file.toFile());
		return file;
	}

	private static PDStream content(PDDocument document, String operators, int times) throws IOException {
		PDStream content = new PDStream(document);
		try (OutputStream out = content.createOutputStream(COSName.FLATE_DECODE)) {
			byte[] hundred = operators.repeat(100).getBytes(StandardCharsets.US_ASCII);
			for (int i = 0; i < times / 100; i++) {
				out.write(hundred);
			}
		}
		return content;
	}

}
