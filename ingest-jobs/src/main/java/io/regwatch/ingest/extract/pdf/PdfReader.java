package io.regwatch.ingest.extract.pdf;

import java.io.IOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.format.ParsedDocument;
import io.regwatch.ingest.extract.ocr.Tesseract;
import io.regwatch.ingest.extract.pdf.block.PdfBlocks;
import io.regwatch.ingest.extract.pdf.furniture.PageNumbers;
import io.regwatch.ingest.extract.pdf.furniture.PdfFurniture;
import io.regwatch.ingest.extract.pdf.furniture.RunningNotices;
import io.regwatch.ingest.extract.pdf.furniture.TableOfContentsDetector;
import io.regwatch.ingest.extract.pdf.furniture.Watermarks;
import io.regwatch.ingest.extract.pdf.line.PdfColumns;
import io.regwatch.ingest.extract.pdf.line.PdfLine;
import io.regwatch.ingest.extract.pdf.line.PdfLines;
import io.regwatch.ingest.extract.pdf.line.RaisedMarks;
import io.regwatch.schema.Block;
import io.regwatch.schema.RejectionReason;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

/** Reads PDF files. */
public final class PdfReader {

	private final Optional<Tesseract> tesseract;

	public PdfReader(Optional<Tesseract> tesseract) {
		this.tesseract = tesseract;
	}

	public ParsedDocument read(Path file) throws IOException {
		if (PdfTrailerCheck.isCutOff(file)) {
			return new ParsedDocument.Refused(RejectionReason.CORRUPT,
					"The file stops in the middle: the end of a PDF is missing.");
		}
		try (PDDocument document = Loader.loadPDF(file.toFile())) {
			return read(document);
		}
		catch (InvalidPasswordException ex) {
			return new ParsedDocument.Refused(RejectionReason.ENCRYPTED, "The document needs a password to be read.");
		}
		catch (IOException ex) {
			if (needsCertificate(ex)) {
				return new ParsedDocument.Refused(RejectionReason.ENCRYPTED,
						"The document needs a certificate to be read.");
			}
			throw ex;
		}
	}

	// PDFBox has no type for documents that are encrypted for a certificate.
	private static boolean needsCertificate(IOException failure) {
		return String.valueOf(failure.getMessage()).startsWith("Provided decryption material");
	}

	private ParsedDocument read(PDDocument document) throws IOException {
		int pages = document.getNumberOfPages();
		if (pages == 0) {
			return new ParsedDocument.Refused(RejectionReason.EMPTY, "The document has no page.");
		}
		PdfLines drawn = PdfLines.of(document);
		SortedMap<Integer, String> illegible = drawn.illegiblePages();
		Watermarks watermarks = Watermarks.find(legible(drawn.slanted(), illegible), pages);
		List<PdfLine> lines = watermarks
			.insertTexts(PdfColumns.inReadingOrder(RaisedMarks.join(legible(drawn.lines(), illegible))));
		BitSet furniture = PdfFurniture.find(lines, pages);
		SortedMap<Integer, String> scans = ScannedPageDetector.find(document, lines, furniture);
		scans.putAll(illegible);
		SortedMap<Integer, String> texts = recognise(document, scans.keySet());
		if ((scans.size() - texts.size()) * 2 > pages) {
			return new ParsedDocument.Refused(RejectionReason.NEEDS_OCR, needsOcr());
		}
		List<String> notices = watermarks.addTo(RunningNotices.of(lines, furniture, pages));
		furniture.or(TableOfContentsDetector.find(lines, PageNumbers.last(document)));
		List<Block> blocks = ScannedPageDetector.insert(scans, texts,
				PdfBlocks.of(lines, furniture, aside(drawn, watermarks), notices));
		return new ParsedDocument.Found(document.getDocumentInformation().getTitle(), pages,
				DynamicForm.append(document, blocks));
	}

	private static List<PdfLine> legible(List<PdfLine> lines, SortedMap<Integer, String> illegible) {
		return lines.stream().filter((line) -> !illegible.containsKey(line.page())).toList();
	}

	private static List<PdfLine> aside(PdfLines drawn, Watermarks watermarks) {
		return Stream.concat(drawn.signatures().stream(), watermarks.furniture().stream()).toList();
	}

	private String needsOcr() throws IOException {
		return this.tesseract.isPresent()
				? "The pages are images, or their fonts do not say which letters they show. Character recognition found no text in them (languages: %s)."
					.formatted(this.tesseract.get().languages().replace("+", ", "))
				: "The pages are images, or their fonts do not say which letters they show: their text needs character recognition (the program 'tesseract').";
	}

	private SortedMap<Integer, String> recognise(PDDocument document, Collection<Integer> pages) throws IOException {
		return (this.tesseract.isPresent() && !pages.isEmpty()) ? PdfOcr.read(document, pages, this.tesseract.get())
				: Collections.emptySortedMap();
	}

}
