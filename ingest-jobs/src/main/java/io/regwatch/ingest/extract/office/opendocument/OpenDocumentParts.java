package io.regwatch.ingest.extract.office.opendocument;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.office.xml.OfficeParts;
import io.regwatch.ingest.extract.office.xml.OfficeXml;
import io.regwatch.ingest.extract.office.xml.RunningParts;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.tika.exception.TikaException;
import org.jspecify.annotations.Nullable;
import org.xml.sax.SAXException;

/** The parts of an OpenDocument text, spreadsheet or presentation. */
public final class OpenDocumentParts implements OfficeParts {

	private static final Pattern TEXT = Pattern.compile("(?:content|styles)\\.xml");

	private static final int MAX_MANIFEST = 1 << 20;

	private final OpenDocumentStyles styles = new OpenDocumentStyles();

	private final OpenDocumentLists lists = new OpenDocumentLists();

	private final NoteConfigurations notes = new NoteConfigurations();

	private OpenDocumentParts() {
	}

	public static OfficeParts of(ZipFile parts) throws IOException, TikaException, SAXException {
		// The parser says what is wrong with it.
		if (isEncrypted(parts)) {
			return (_) -> null;
		}
		OpenDocumentParts result = new OpenDocumentParts();
		ZipArchiveEntry part = parts.getEntry("styles.xml");
		if (part != null) {
			OfficeXml.read(parts, part, result.styles, result.lists, result.notes);
		}
		return result;
	}

	private static boolean isEncrypted(ZipFile parts) throws IOException {
		ZipArchiveEntry manifest = parts.getEntry("META-INF/manifest.xml");
		if (manifest == null) {
			return false;
		}
		try (InputStream content = parts.getInputStream(manifest)) {
			return new String(content.readNBytes(MAX_MANIFEST), StandardCharsets.UTF_8).contains(":encryption-data");
		}
	}

	@Override
	public @Nullable Rewriting rewriting(String part) {
		return TEXT.matcher(part).matches() ? this::text : null;
	}

	/** The styles of a part hide those of others with the same names. */
	private void text(ZipFile parts, ZipArchiveEntry part, OutputStream out)
			throws IOException, TikaException, SAXException {
		OpenDocumentStyles own = new OpenDocumentStyles(this.styles);
		Rewriting
			.of(new FormulaObjects(parts), new OpenDocumentImages(parts), new OpenDocumentText(own),
					new OpenDocumentNotes(this.notes), new OpenDocumentNumbers(new OpenDocumentLists(this.lists)),
					new CellValues(), new PlainCells(), new RepeatedCells(), new SheetTables(own),
					RunningParts.ofOpenDocument())
			.write(parts, part, out);
	}

}
