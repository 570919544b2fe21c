package io.regwatch.ingest.extract.office.word;

import java.io.IOException;
import java.util.Collections;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.office.xml.Equations;
import io.regwatch.ingest.extract.office.xml.OfficeParts;
import io.regwatch.ingest.extract.office.xml.OfficeXml;
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

	private static final Pattern NUMBERING = Pattern.compile("(?i)(?:.*/)?numbering\\d*\\.xml");

	private final WordStyles styles = new WordStyles();

	private @Nullable WordNumbering numbering;

	private WordParts() {
	}

	public static WordParts of(ZipFile parts) throws IOException, TikaException, SAXException {
		WordParts result = new WordParts();
		for (ZipArchiveEntry part : Collections.list(parts.getEntries())) {
			if (STYLES.matcher(part.getName()).matches()) {
				OfficeXml.read(parts, part, result.styles);
			}
			else if (NUMBERING.matcher(part.getName()).matches()) {
				result.numbering = WordNumbering.of(OfficeXml.tree(parts, part));
			}
		}
		return result;
	}

	@Override
	public @Nullable Rewriting rewriting(String part) {
		WordNumbering lists = this.numbering;
		if (lists != null && NUMBERING.matcher(part).matches()) {
			return (_, _, out) -> OfficeXml.write(lists.tree(), out);
		}
		return TEXT.matcher(part).matches() ? Rewriting.of(new DeletedText(), new Containers(), new FieldResults(),
				Equations.ofWord(), new Symbols(), new Watermarks(), new RunFormats(this.styles),
				new ParagraphNumbers(this.styles, lists), TallCells.ofWord(), WideCells.ofWord()) : null;
	}

}
