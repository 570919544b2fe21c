package io.regwatch.ops.demo;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;

/** Writes a small folder of documents to ingest: PDF, HTML and text with a manifest. */
public final class SampleDocuments {

	private SampleDocuments() {
	}

	/**
	 * Writes the folder; the build calls this.
	 * @param arguments the directory
	 * @throws IOException if it cannot be written
	 */
	public static void main(String[] arguments) throws IOException {
		Path folder = Path.of(arguments[0]);
		Files.createDirectories(folder.resolve("standards"));
		Outline software = Outline.of(Resources.read("software-change.md"));
		Outline notice = Outline.of(Resources.read("cybersecurity-notice.md"));
		Outline standard = Outline.of(Resources.read("sterilisation-standard.md"));
		Files.write(folder.resolve("software-change.pdf"), pdf(software, "Office of Sample Devices · Guidance"));
		Files.write(folder.resolve("standards/sterilisation.pdf"), pdf(standard, "OSD-S 60"));
		Files.writeString(folder.resolve("cybersecurity-notice.html"),
				HtmlDocument.of(notice, Resources.read("page.html"), Map.of()));
		Files.writeString(folder.resolve("letter.txt"), "Letter to manufacturers\n\nReports are to be sent by post.\n");
		Files.writeString(folder.resolve("regwatch.yaml"), Resources.read("regwatch.yaml"));
	}

	private static byte[] pdf(Outline outline, String header) throws IOException {
		return PdfDocument.of(outline, PdfStyle.sans(11, Color.BLACK), new PdfMarks(header, "", ""),
				new PdfOrigin("Sample documents", LocalDate.EPOCH, true));
	}

}
