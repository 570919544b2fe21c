package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import io.regwatch.schema.Block;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Markup of OpenDocument that changes what a text says. */
class OpenDocumentReadingTests {

	private static final String CONTENT = """
			<o:document-content xmlns:o="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
			xmlns:t="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:s="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
			xmlns:b="urn:oasis:names:tc:opendocument:xmlns:table:1.0"><o:automatic-styles>
			<s:style s:name="T1"><s:text-properties s:text-line-through-style="solid"/></s:style>
			<s:style s:name="T2"><s:text-properties s:text-position="super 58%%"/></s:style>
			<s:style s:name="T3"><s:text-properties s:text-line-through-style="none"/></s:style></o:automatic-styles>
			<o:body><o:text>%s</o:text></o:body></o:document-content>""";

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenChangesAreTrackedReadsTheTextInForce() throws IOException {
		assertThat(
				read("<t:tracked-changes><t:changed-region t:id='x'><t:deletion><t:p>and importers</t:p></t:deletion>"
						+ "</t:changed-region></t:tracked-changes><t:p>Makers <t:change t:change-id='x'/>report.</t:p>"))
			.containsExactly("Makers report.");
	}

	@Test
	void readWhenTextIsStruckOrRaisedShowsIt() throws IOException {
		assertThat(read("<t:p>Class I <t:span t:style-name='T1'>and IIa</t:span> below 10<t:span t:style-name='T2'>6"
				+ "</t:span><t:span t:style-name='T3'> units</t:span></t:p>"))
			.containsExactly("Class I [deleted: and IIa] below 10\u2076 units");
	}

	@Test
	void readWhenCellsAreWideKeepsTheColumns() throws IOException {
		assertThat(read("<b:table><b:table-row><b:table-cell b:number-columns-spanned='2'><t:p>No</t:p></b:table-cell>"
				+ "<b:covered-table-cell/><b:table-cell><t:p>Yes</t:p></b:table-cell></b:table-row></b:table>"))
			.containsExactly("No | | Yes");
	}

	private List<String> read(String text) throws IOException {
		Path file = this.directory.resolve("a.odt");
		try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
			zip.putNextEntry(new ZipEntry("mimetype"));
			zip.write("application/vnd.oasis.opendocument.text".getBytes(StandardCharsets.UTF_8));
			zip.putNextEntry(new ZipEntry("content.xml"));
			zip.write(CONTENT.formatted(text).getBytes(StandardCharsets.UTF_8));
		}
		return Extractions.text(this.reader.read(file, "a.odt")).blocks().stream().map(Block::text).toList();
	}

}
