package io.regwatch.ops.demo;

import java.awt.Color;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Map;
import java.util.TreeMap;

/** Makes a small folder of documents to ingest: PDF, HTML and text with a manifest. */
final class SampleDocuments {

	private SampleDocuments() {
	}

	static Map<String, byte[]> files() {
		Outline notice = Outline.of(Resources.read("cybersecurity-notice.md"));
		Map<String, byte[]> files = new TreeMap<>();
		files.put("software-change.pdf", pdf("software-change.md", "Office of Sample Devices · Guidance"));
		files.put("standards/sterilisation.pdf", pdf("sterilisation-standard.md", "OSD-S 60"));
		files.put("cybersecurity-notice.html", text(HtmlDocument.of(notice, Resources.read("page.html"), Map.of())));
		files.put("letter.txt", text("Letter to manufacturers\n\nReports are to be sent by post.\n"));
		files.put("regwatch.yaml", text(Resources.read("regwatch.yaml")));
		return files;
	}

	private static byte[] pdf(String resource, String header) {
		try {
			return PdfDocument.of(Outline.of(Resources.read(resource)), PdfStyle.sans(11, Color.BLACK),
					new PdfMarks(header, "", ""), new PdfOrigin("Sample documents", LocalDate.EPOCH, true));
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not print '%s'".formatted(resource), ex);
		}
	}

	private static byte[] text(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

}
