package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** E-mails, and pages that are saved with their images. */
class MailReadingTests {

	private static final String HEADER = "From: Agency <info@agency.example>\nSubject: =?UTF-8?Q?New_fees_=E2=80=93_2026?=\nMIME-Version: 1.0\n";

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenAMailHasAlternativesReadsThePage() throws IOException {
		assertThat(read("a.eml",
				HEADER + multipart("alternative", "A", part("text/plain; charset=utf-8", "Plain text."),
						part("text/html; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable",
								"<html><body><p>Fees for caf=E9s rise.</p><ul><li>5=\n0 EUR</li></ul></body></html>"))))
			.containsExactly("New fees \u2013 2026", "Fees for caf\u00E9s rise.", "50 EUR");
	}

	@Test
	void readWhenAMailIsPlainReadsItsText() throws IOException {
		assertThat(read("a.eml",
				"Received: from x\nSubject: Fees\nDate: Fri, 1 May 2026 10:00:00 +0200\n\nFees rise.\n\nSee below."))
			.containsExactly("Fees", "Fees rise.", "See below.");
	}

	@Test
	void readWhenAMailIsOfAMailboxReadsIt() throws IOException {
		assertThat(read("a.eml",
				"From info@agency.example Fri May  1 10:00:00 2026\n" + HEADER
						+ "Content-Type: text/plain; charset=utf-8\n\nFees rise."))
			.containsExactly("New fees \u2013 2026", "Fees rise.");
	}

	@Test
	void readWhenAMailHasAttachmentsReadsThemToo() throws IOException {
		String csv = "Content-Transfer-Encoding: base64\nContent-Disposition: attachment; filename=\"fees.csv\"";
		String mail = HEADER + multipart("mixed", "A",
				multipart("related", "B", part("text/html", "<p>See the table.</p><img src='cid:1'>"),
						part("image/png\nContent-Transfer-Encoding: base64", "AAAA")),
				part("text/csv\n" + csv, base64("Class,Fee\nIIa,5")),
				part("image/png\nContent-Disposition: attachment; filename=scan.png", "A"),
				part("message/rfc822", "Subject: Earlier\n\nOlder text."));
		assertThat(read("a.eml", mail)).containsExactly("New fees \u2013 2026", "See the table.", "Class | Fee",
				"IIa | 5", "[Image: scan.png, data:d3d99e8b]", "Earlier", "Older text.");
	}

	@Test
	void readWhenAnAttachmentCannotBeReadRejectsTheMailAndNamesIt() throws IOException {
		Extraction.Rejected rejected = Extractions
			.rejected(extract("a.eml", HEADER + multipart("mixed", "A", part("text/plain", "See the file."),
					part("application/pdf\nContent-Disposition: attachment; filename=fees.pdf", "no PDF"))));
		assertThat(rejected.reason()).isEqualTo(RejectionReason.NOT_THE_ANNOUNCED_TYPE);
		assertThat(rejected.detail()).contains("'fees.pdf'");
	}

	@Test
	void readWhenAPageIsSavedWithItsImagesReadsThePage() throws IOException {
		String page = "From: <Saved by a browser>\nSnapshot-Content-Location: https://agency.example/fees\nSubject: Fees | Agency\nMIME-Version: 1.0\n"
				+ multipart("related", "A",
						part("text/html\nContent-Location: https://agency.example/fees", "<p>Fees rise.</p>"),
						part("text/css", "p { color: red }"));
		assertThat(read("a.mhtml", page)).containsExactly("Fees rise.");
		assertThat(read("download", page)).containsExactly("Fees rise.");
	}

	@Test
	void readWhenATextBeginsLikeAMailReadsAllOfIt() throws IOException {
		String text = "Subject: Fees for devices\nDate: 1 May 2026\n\nFees rise.";
		assertThat(read("a.txt", text)).first().asString().startsWith("Subject: Fees for devices");
		assertThat(read("download", text)).first().asString().startsWith("Subject: Fees for devices");
	}

	private List<String> read(String name, String mail) throws IOException {
		return Extractions.text(extract(name, mail)).blocks().stream().map(Block::text).toList();
	}

	private Extraction extract(String name, String mail) throws IOException {
		return this.reader.read(Files.writeString(this.directory.resolve(name), mail), name);
	}

	private static String multipart(String type, String boundary, String... parts) {
		StringBuilder text = new StringBuilder(
				"Content-Type: multipart/%s; boundary=\"%s\"\n\n".formatted(type, boundary));
		for (String part : parts) {
			text.append("--").append(boundary).append('\n').append(part).append('\n');
		}
		return text + "--" + boundary + "--\n";
	}

	private static String part(String type, String content) {
		return "Content-Type: " + type + "\n\n" + content;
	}

	private static String base64(String text) {
		return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
	}

}
