package io.regwatch.ops.demo;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

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
		Outline software = Outline.of(resource("software-change.md"));
		Outline notice = Outline.of(resource("cybersecurity-notice.md"));
		Outline standard = Outline.of(resource("sterilisation-standard.md"));
		PdfDocument.write(software, "Office of Sample Devices · Guidance", folder.resolve("software-change.pdf"));
		PdfDocument.write(standard, "OSD-S 60", folder.resolve("standards/sterilisation.pdf"));
		Files.writeString(folder.resolve("cybersecurity-notice.html"), HtmlDocument.of(notice));
		Files.writeString(folder.resolve("letter.txt"), "Letter to manufacturers\n\nReports are to be sent by post.\n");
		Files.writeString(folder.resolve("regwatch.yaml"), resource("regwatch.yaml"));
	}

	private static String resource(String name) throws IOException {
		try (InputStream in = SampleDocuments.class.getResourceAsStream("/demo/" + name)) {
			return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
		}
	}

}
