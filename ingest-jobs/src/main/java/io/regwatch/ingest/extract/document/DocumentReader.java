package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

import io.regwatch.ingest.extract.format.ParsedDocument;
import io.regwatch.ingest.extract.format.ParserErrorMessage;
import io.regwatch.ingest.extract.format.TypeDetector;
import io.regwatch.ingest.extract.markup.TikaReader;
import io.regwatch.ingest.extract.ocr.Tesseract;
import io.regwatch.ingest.extract.office.OfficeReader;
import io.regwatch.ingest.extract.pdf.PdfReader;
import io.regwatch.ingest.extract.text.TextLimitException;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.catalogue.PagePart;
import io.regwatch.ingest.source.content.PageContent;
import io.regwatch.ingest.source.parse.UnreadablePageException;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import org.apache.tika.mime.MediaType;
import org.jspecify.annotations.Nullable;

/**
 * Reads one file after another in this process, whatever they are. The language is left
 * open.
 */
public final class DocumentReader {

	private final TypeDetector types = new TypeDetector();

	private final PdfReader pdfs;

	private final TikaReader others = new TikaReader();

	private final OfficeReader office = new OfficeReader(this.others);

	public DocumentReader(Optional<Tesseract> tesseract) {
		this.pdfs = new PdfReader(tesseract);
	}

	public Extraction read(Path file, String name) {
		return read(file, name, null);
	}

	/**
	 * Reads a file.
	 * @param file the file
	 * @param name announced file name
	 * @param part of a page to read; {@code null} for all of it
	 * @return the text or the reason why there is none
	 */
	public Extraction read(Path file, String name, @Nullable PagePart part) {
		Extraction extraction = readPart(file, name, part);
		boolean archive = extraction instanceof Extraction.Rejected rejected
				&& MediaType.APPLICATION_ZIP.toString().equals(rejected.mediaType());
		return (archive && name.equals(ListedItem.SEVERAL_FILES)) ? readArchive(file, part) : extraction;
	}

	private Extraction readArchive(Path file, @Nullable PagePart part) {
		try {
			return new ArchiveReader((member, name) -> name.equals(ListedItem.ROW_PAGE) ? readFile(member, name)
					: readPart(member, name, part))
				.read(file);
		}
		catch (IOException ex) {
			return rejected(MediaType.APPLICATION_ZIP, RejectionReason.CORRUPT, ParserErrorMessage.of(ex, file));
		}
	}

	private Extraction readPart(Path file, String name, @Nullable PagePart part) {
		try {
			Optional<byte[]> page = (part != null && Files.exists(file)) ? PageContent.part(file, part)
					: Optional.empty();
			return page.isPresent() ? readCopy(page.get(), name) : readFile(file, name);
		}
		catch (UnreadablePageException ex) {
			return rejected(null, RejectionReason.LACKS_EXPECTED_TEXT, String.valueOf(ex.getMessage()));
		}
		catch (IOException | RuntimeException ex) {
			return rejected(null, RejectionReason.CORRUPT, ParserErrorMessage.of(ex, file));
		}
	}

	private Extraction readCopy(byte[] page, String name) throws IOException {
		Path copy = Files.createTempFile("part-", ".page");
		try {
			return readFile(Files.write(copy, page), name);
		}
		finally {
			Files.delete(copy);
		}
	}

	private Extraction readFile(Path file, String name) {
		try {
			if (Files.size(file) == 0) {
				return rejected(null, RejectionReason.EMPTY, "The file has no bytes.");
			}
			TypeDetector.Detected detected = this.types.detect(file, name);
			return switch (detected) {
				case TypeDetector.Usable usable -> readAs(file, name, usable);
				case TypeDetector.Unusable unusable -> rejected(unusable.type(), unusable.reason(), unusable.detail());
			};
		}
		catch (NoSuchFileException ex) {
			return rejected(null, RejectionReason.MISSING, "The file is not there.");
		}
		catch (IOException ex) {
			return rejected(null, RejectionReason.UNREADABLE, "The file may not be read.");
		}
	}

	private Extraction readAs(Path file, String name, TypeDetector.Usable usable) {
		return switch (attempt(file, name, usable)) {
			case ParsedDocument.Refused refused -> rejected(usable.type(), refused.reason(), refused.detail());
			case ParsedDocument.Found found when found.blocks().isEmpty() ->
				rejected(usable.type(), RejectionReason.EMPTY, "The document has no text.");
			case ParsedDocument.Found found -> new Extraction.Text(usable.type().toString(),
					Titles.of(found.title(), found.blocks()), null, found.pages(), found.blocks());
		};
	}

	private ParsedDocument attempt(Path file, String name, TypeDetector.Usable usable) {
		try {
			return switch (usable.format()) {
				case PDF -> this.pdfs.read(file);
				case MAIL -> new MailReader(this::readFile).read(file);
				case DOCX, ODT, RTF, XLSX, ODS, PPTX, ODP -> this.office.read(file, name, usable);
				case HTML, DOC, XLS, PPT, EPUB, MARKDOWN, CSV, YAML, XML, TEXT -> this.others.read(file, name, usable);
			};
		}
		catch (TextLimitException ex) {
			return new ParsedDocument.Refused(RejectionReason.TOO_LARGE, ex.detail());
		}
		catch (StackOverflowError ex) {
			return new ParsedDocument.Refused(RejectionReason.CORRUPT, "The file's structures are nested too deeply.");
		}
		// What parsers throw at broken input is without limits.
		catch (IOException | RuntimeException ex) {
			return new ParsedDocument.Refused(RejectionReason.CORRUPT, ParserErrorMessage.of(ex, file));
		}
	}

	private static Extraction.Rejected rejected(@Nullable MediaType type, RejectionReason reason, String detail) {
		return new Extraction.Rejected((type != null) ? type.toString() : null, reason, detail);
	}

}
