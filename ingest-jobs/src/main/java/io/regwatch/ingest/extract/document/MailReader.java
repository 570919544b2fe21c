package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import java.util.zip.CRC32;

import io.regwatch.ingest.extract.format.ParsedDocument;
import io.regwatch.ingest.extract.markup.ImageText;
import io.regwatch.ingest.extract.text.TextNormalizer;
import io.regwatch.http.CharsetDetector;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import org.apache.commons.io.ByteOrderMark;
import org.apache.james.mime4j.dom.Entity;
import org.apache.james.mime4j.dom.Message;
import org.apache.james.mime4j.dom.SingleBody;
import org.apache.james.mime4j.dom.field.ContentTypeField;
import org.apache.james.mime4j.message.DefaultMessageBuilder;
import org.apache.james.mime4j.stream.MimeConfig;
import org.jspecify.annotations.Nullable;

/**
 * Reads an e-mail, or a page that is saved with its images: the subject, the body in its
 * richest form and the attachments.
 */
final class MailReader {

	private static final int MAX_PARTS = 500;

	private final BiFunction<Path, String, Extraction> reader;

	private final JoinedTexts texts = new JoinedTexts();

	private ParsedDocument.@Nullable Refused refused;

	private int parts;

	/**
	 * A reader of one e-mail.
	 * @param reader reads a file with an announced name
	 */
	MailReader(BiFunction<Path, String, Extraction> reader) {
		this.reader = reader;
	}

	ParsedDocument read(Path mail) throws IOException {
		DefaultMessageBuilder builder = new DefaultMessageBuilder();
		builder.setMimeEntityConfig(MimeConfig.PERMISSIVE);
		try (InputStream content = Files.newInputStream(mail)) {
			add(builder.parseMessage(content));
		}
		return (this.refused != null) ? this.refused : this.texts.document();
	}

	/** The subject of a saved page is its title, which is no part of its text. */
	private void add(Message message) throws IOException {
		String subject = TextNormalizer.clean(Objects.requireNonNullElse(message.getSubject(), ""));
		boolean page = message.getHeader().getField("Content-Location") != null
				|| message.getHeader().getField("Snapshot-Content-Location") != null;
		if (!subject.isEmpty() && !page) {
			this.texts.addHeading(subject);
		}
		for (Entity part : MailParts.of(message).toList()) {
			if (part.getBody() instanceof Message other) {
				add(other);
			}
			else if (part.getBody() instanceof SingleBody body) {
				addFile(part, body);
			}
		}
	}

	private void addFile(Entity part, SingleBody body) throws IOException {
		if (++this.parts > MAX_PARTS) {
			refuse(new ParsedDocument.Refused(RejectionReason.TOO_LARGE,
					"The e-mail has more than %d parts.".formatted(MAX_PARTS)));
		}
		else if (!isWithoutText(part)) {
			Path file = Files.createTempFile("mail-", ".part");
			try {
				write(part, body, file);
				addFile(part, file);
			}
			finally {
				Files.delete(file);
			}
		}
	}

	private void addFile(Entity part, Path file) throws IOException {
		if (isImage(part)) {
			CRC32 checksum = new CRC32();
			checksum.update(Files.readAllBytes(file));
			this.texts.addLine(ImageText.of(Stream.of(part.getFilename(), ImageText.nameOfData(checksum.getValue()))));
			return;
		}
		String name = Objects.requireNonNullElse(part.getFilename(), switch (part.getMimeType()) {
			case "text/html" -> "body.html";
			case "text/plain" -> "body.txt";
			default -> "part";
		});
		Extraction extraction = this.reader.apply(file, name);
		boolean empty = extraction instanceof Extraction.Rejected rejected
				&& rejected.reason() == RejectionReason.EMPTY;
		if (MailParts.isAttachment(part) || !empty) {
			refuse(this.texts.add(extraction, name));
		}
	}

	/** Images of signatures are no attachments. */
	private static boolean isWithoutText(Entity part) {
		return (isImage(part) && !MailParts.isAttachment(part)) || part.getMimeType().endsWith("-signature");
	}

	private static boolean isImage(Entity part) {
		return part.getMimeType().startsWith("image/");
	}

	private void refuse(ParsedDocument.@Nullable Refused reason) {
		this.refused = (this.refused != null) ? this.refused : reason;
	}

	/**
	 * A text whose header states its charset is written in the one that wins over others.
	 */
	private static void write(Entity entity, SingleBody body, Path file) throws IOException {
		byte[] content;
		try (InputStream bytes = body.getInputStream()) {
			content = bytes.readAllBytes();
		}
		Charset charset = charset(entity);
		if (charset == null) {
			Files.write(file, content);
		}
		else {
			Files.writeString(file, ByteOrderMark.UTF_BOM + new String(content, charset));
		}
	}

	private static @Nullable Charset charset(Entity entity) {
		String label = (entity.getHeader().getField("Content-Type") instanceof ContentTypeField type
				&& type.getMimeType().startsWith("text/")) ? type.getCharset() : null;
		return (label != null) ? CharsetDetector.ofLabel(label) : null;
	}

}
