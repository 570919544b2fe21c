package io.regwatch.ingest.extract.office;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

import io.regwatch.ingest.extract.format.Format;
import io.regwatch.ingest.extract.format.ParsedDocument;
import io.regwatch.ingest.extract.format.ParserErrorMessage;
import io.regwatch.ingest.extract.format.TypeDetector;
import io.regwatch.ingest.extract.markup.TikaReader;
import io.regwatch.ingest.extract.office.rtf.RtfCopy;
import io.regwatch.ingest.extract.office.rtf.RtfRows;
import io.regwatch.ingest.extract.office.word.IncludedFiles;
import io.regwatch.ingest.extract.running.MarkedHeads;
import io.regwatch.schema.Block;
import io.regwatch.schema.RejectionReason;
import org.apache.tika.exception.TikaException;
import org.xml.sax.SAXException;

/**
 * Reads documents of Word, Excel, PowerPoint and OpenDocument, and RTF. The parser reads
 * a copy whose texts are rewritten, because it takes deleted text for text in force and
 * misses equations, symbols and formats that change what a text says.
 */
public final class OfficeReader {

	private final TikaReader parser;

	public OfficeReader(TikaReader parser) {
		this.parser = parser;
	}

	public ParsedDocument read(Path file, String name, TypeDetector.Usable usable) throws IOException {
		Path copy = Files.createTempFile("office-", ".zip");
		try {
			if (usable.format() == Format.RTF) {
				RtfCopy.write(file, copy);
				return with(this.parser.read(copy, name, usable), (blocks) -> MarkedHeads.of(RtfRows.of(blocks)));
			}
			if (usable.format() == Format.DOCX && IncludedFiles.isIn(file)) {
				return new ParsedDocument.Refused(RejectionReason.UNSUPPORTED_TYPE,
						"Parts of the text are in files of other formats that the document includes.");
			}
			if (StrictOffice.isStrict(file)) {
				return readStrict(file, copy, name, usable);
			}
			OfficeCopy.write(file, copy, usable.format());
			return with(this.parser.read(copy, name, usable), MarkedHeads::of);
		}
		catch (TikaException | SAXException ex) {
			return new ParsedDocument.Refused(RejectionReason.CORRUPT, ParserErrorMessage.of(ex, file));
		}
		finally {
			Files.delete(copy);
		}
	}

	private ParsedDocument readStrict(Path file, Path copy, String name, TypeDetector.Usable usable)
			throws IOException {
		StrictOffice.write(file, copy);
		return read(copy, name, usable);
	}

	private static ParsedDocument with(ParsedDocument document, UnaryOperator<List<Block>> change) {
		return switch (document) {
			case ParsedDocument.Found found ->
				new ParsedDocument.Found(found.title(), found.pages(), change.apply(found.blocks()));
			case ParsedDocument.Refused refused -> refused;
		};
	}

}
