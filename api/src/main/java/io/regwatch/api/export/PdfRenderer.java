package io.regwatch.api.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.GregorianCalendar;
import java.util.Objects;
import java.util.concurrent.Semaphore;

import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import io.regwatch.schema.ContentHash;
import org.apache.pdfbox.pdmodel.PDDocument;

import org.springframework.stereotype.Component;

/**
 * Renders XHTML as PDF. Equal documents make equal bytes. Nothing is loaded from outside.
 * Rendering burns CPU and memory, so only a few documents are rendered at a time.
 */
@Component
class PdfRenderer {

	private static final int CONCURRENT = 2;

	/** Latin, Greek and Cyrillic; it comes with PDFBox. */
	private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

	private final Semaphore permits = new Semaphore(CONCURRENT);

	PdfRenderer() {
		XRLog.setLoggingEnabled(false);
	}

	/**
	 * Renders.
	 * @param xhtml whole document
	 * @param created the document's date
	 * @return the file
	 */
	byte[] render(String xhtml, Instant created) {
		this.permits.acquireUninterruptibly();
		try {
			return print(xhtml, created);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not render a report", ex);
		}
		finally {
			this.permits.release();
		}
	}

	private static byte[] print(String xhtml, Instant created) throws IOException {
		try (PdfBoxRenderer renderer = builder(xhtml).buildPdfRenderer()) {
			renderer.layout();
			renderer.createPDFWithoutClosing();
			PDDocument document = renderer.getPdfDocument();
			document.getDocumentInformation().setCreationDate(GregorianCalendar.from(created.atZone(ZoneOffset.UTC)));
			document.setDocumentId(id(xhtml));
			ByteArrayOutputStream file = new ByteArrayOutputStream();
			document.save(file);
			return file.toByteArray();
		}
	}

	private static PdfRendererBuilder builder(String xhtml) {
		return new PdfRendererBuilder().useFastMode()
			.withHtmlContent(xhtml, null)
			.withProducer("Regwatch")
			.useUriResolver((_, uri) -> uri.startsWith("#") ? uri : null)
			.useReplacementText("?")
			.useFont(PdfRenderer::font, "report")
			.toStream(new ByteArrayOutputStream());
	}

	private static InputStream font() {
		return Objects.requireNonNull(PDDocument.class.getResourceAsStream(FONT));
	}

	private static long id(String xhtml) {
		return ByteBuffer.wrap(ContentHash.sha256().digest(xhtml.getBytes(StandardCharsets.UTF_8))).getLong();
	}

}
