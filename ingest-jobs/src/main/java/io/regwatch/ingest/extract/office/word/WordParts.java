package io.regwatch.ingest.extract.office.word;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.office.xml.Equations;
import io.regwatch.ingest.extract.office.xml.OfficeParts;
import io.regwatch.ingest.extract.office.xml.OfficeXml;
import io.regwatch.ingest.extract.office.xml.RunningParts;
import io.regwatch.ingest.extract.office.xml.TallCells;
import io.regwatch.ingest.extract.office.xml.WideCells;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.tika.exception.TikaException;
import org.jspecify.annotations.Nullable;
import org.xml.sax.SAXException;

/** The parts of a document of Word. */
public final class WordParts implements OfficeParts {

	private static final Pattern TEXT = Pattern
		.compile("(?i)(?:.*/)?(?:document|header|footer|footnotes|endnotes)\\d*\\.xml");

	private static final Pattern STYLES = Pattern.compile("(?i)(?:.*/)?styles\\d*\\.xml");

	private static final Pattern SETTINGS = Pattern.compile("(?i)(?:.*/)?settings\\d*\\.xml");

	private static final Pattern MAIN = Pattern.compile("(?i)(?:.*/)?document\\d*\\.xml");

	private static final Pattern NUMBERING = Pattern.compile("(?i)(?:.*/)?numbering\\d*\\.xml");

	private final WordStyles styles = new WordStyles();

	private final WordSections sections = new WordSections();

	private final NoteFormats notes = new NoteFormats();

	private @Nullable WordNumbering numbering;

	private WordParts() {
	}

	public static WordParts of(ZipFile parts) throws IOException, TikaException, SAXException {
		WordParts result = new WordParts();
		for (ZipArchiveEntry part : parts(parts, STYLES)) {
			OfficeXml.read(parts, part, result.styles);
		}
		for (ZipArchiveEntry part : parts(parts, NUMBERING)) {
			result.numbering = WordNumbering.of(OfficeXml.tree(parts, part));
		}
		for (ZipArchiveEntry part : parts(parts, SETTINGS)) {
			OfficeXml.read(parts, part, result.sections, result.notes);
		}
		for (ZipArchiveEntry part : parts(parts, MAIN)) {
			OfficeXml.read(parts, part, new DeletedText(), result.sections, result.notes);
		}
		return result;
	}

	private static List<ZipArchiveEntry> parts(ZipFile parts, Pattern name) {
		return Collections.list(parts.getEntries())
			.stream()
			.filter((part) -> name.matcher(part.getName()).matches())
			.toList();
	}

	@Override
	public @Nullable Rewriting rewriting(String part) {
		WordNumbering lists = this.numbering;
		if (lists != null && NUMBERING.matcher(part).matches()) {
			return (_, _, out) -> OfficeXml.write(lists.tree(), out);
		}
		return TEXT.matcher(part).matches() ? this::text : null;
	}

	private void text(ZipFile parts, ZipArchiveEntry part, OutputStream out)
			throws IOException, TikaException, SAXException {
		Rewriting
			.of(new DeletedText(), new ShownHeads(this.sections), new Containers(), new FieldResults(),
					Equations.ofWord(), new Symbols(), new Watermarks(), new Drawings(RelatedParts.of(parts, part)),
					new NoteNumbers(this.notes), new RunFormats(this.styles),
					new ParagraphNumbers(this.styles, this.numbering), TallCells.ofWord(), WideCells.ofWord(),
					RunningParts.ofWord())
			.write(parts, part, out);
	}

}
