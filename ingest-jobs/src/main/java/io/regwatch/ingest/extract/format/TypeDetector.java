package io.regwatch.ingest.extract.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;

import io.regwatch.http.PdfHeader;
import io.regwatch.schema.RejectionReason;
import org.apache.tika.detect.DefaultDetector;
import org.apache.tika.detect.Detector;
import org.apache.tika.io.TikaInputStream;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.metadata.TikaCoreProperties;
import org.apache.tika.mime.MediaType;
import org.apache.tika.mime.MediaTypeRegistry;
import org.apache.tika.mime.MimeTypes;
import org.jspecify.annotations.Nullable;

/**
 * Detects the type of a file from its bytes and compares it with the announced one.
 */
public final class TypeDetector {

	private static final MediaType PDF = MediaType.application("pdf");

	private static final MediaType MAIL = new MediaType("message", "rfc822");

	private final MimeTypes mimeTypes = MimeTypes.getDefaultMimeTypes();

	private final Detector detector = new DefaultDetector(this.mimeTypes);

	public Detected detect(Path file, String name) throws IOException {
		MediaType type = typeOf(file, name);
		if (type.getSubtype().endsWith("-protected")) {
			return new Unusable(type, RejectionReason.ENCRYPTED, "The document needs a password to be read.");
		}
		Optional<Format> announced = Format.announcedBy(name);
		Optional<Format> actual = Format.of(type, registry());
		if (announced.isPresent() && !actual.map(announced.get()::mayBe).orElse(false)) {
			return new Unusable(type, RejectionReason.NOT_THE_ANNOUNCED_TYPE,
					"The name announces %s, the bytes are %s.".formatted(announced.get(), type));
		}
		return actual.<Detected>map((format) -> new Usable(type, format))
			.orElseGet(() -> new Unusable(type, RejectionReason.UNSUPPORTED_TYPE,
					"Files of type %s are not read.".formatted(type)));
	}

	MediaTypeRegistry registry() {
		return this.mimeTypes.getMediaTypeRegistry();
	}

	private MediaType typeOf(Path file, String name) throws IOException {
		try (InputStream bytes = Files.newInputStream(file)) {
			if (PdfHeader.isAt(bytes.readNBytes(PdfHeader.LENGTH))) {
				return PDF;
			}
		}
		Metadata metadata = new Metadata();
		metadata.set(TikaCoreProperties.RESOURCE_NAME_KEY, name);
		try (TikaInputStream stream = TikaInputStream.get(file)) {
			MediaType type = this.detector.detect(stream, metadata).getBaseType();
			return isXml(type, file, name) ? MediaType.APPLICATION_XML
					: isPartOfPage(type, file, name) ? MediaType.TEXT_HTML : mailOrText(type, file, name);
		}
	}

	/** Interfaces send the text of a page without what stands around it. */
	private boolean isPartOfPage(MediaType type, Path file, String name) throws IOException {
		return Format.of(type, registry()).filter(EnumSet.of(Format.TEXT, Format.XML)::contains).isPresent()
				&& Format.announcedBy(name).isEmpty() && XmlRoot.isPartOfPage(file) && !XmlRoot.isForeign(file, false);
	}

	/** Texts may begin like an e-mail, and e-mails like a text. */
	private MediaType mailOrText(MediaType type, Path file, String name) throws IOException {
		@Nullable Format format = Format.of(type, registry()).orElse(null);
		boolean announced = Format.announcedBy(name).filter(Format.MAIL::equals).isPresent();
		if (announced && format == Format.TEXT) {
			return MAIL;
		}
		return (!announced && format == Format.MAIL && !MailHeader.isIn(file)) ? MediaType.TEXT_PLAIN : type;
	}

	private boolean isXml(MediaType type, Path file, String name) throws IOException {
		Optional<Format> announced = Format.announcedBy(name);
		boolean asXml = announced.filter(Format.XML::equals).isPresent();
		@Nullable Format format = Format.of(type, registry()).orElse(null);
		return (format == Format.HTML || (format == Format.TEXT && (asXml || announced.isEmpty())))
				&& XmlRoot.isForeign(file, asXml);
	}

	/** A type, as something to read or not. */
	public sealed interface Detected {

		MediaType type();

	}

	public record Usable(MediaType type, Format format) implements Detected {

	}

	public record Unusable(MediaType type, RejectionReason reason, String detail) implements Detected {

	}

}
