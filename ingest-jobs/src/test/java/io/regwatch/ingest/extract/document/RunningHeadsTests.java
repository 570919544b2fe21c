package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/** Running headers and footers of documents without pages, which state facts. */
class RunningHeadsTests {

	private static final String ODF_STYLES = """
			<o:document-styles xmlns:o='urn:oasis:names:tc:opendocument:xmlns:office:1.0'
			xmlns:t='urn:oasis:names:tc:opendocument:xmlns:text:1.0' xmlns:s='urn:oasis:names:tc:opendocument:xmlns:style:1.0'>
			<o:master-styles><s:master-page s:name='Standard'>%s</s:master-page></o:master-styles></o:document-styles>""";

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	/** A tilde is a tab, a number in braces the result of a field with the page. */
	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = { "status | Guidance~Version 3.1 | Guidance~Version 3.2", "status | DRAFT | WITHDRAWN",
					"status | Effective date: 1 May 2026 | Effective date: 2 June 2026",
					"status | QA-2026-1~Page {1} | QA-2026-2~Page {1}",
					"furniture | Ministry~Version 2 | Ministry of Health~Version 2",
					"bytes | Version 2~{1} | Version 2~{9}", "furniture | Version 2~Report | Version 2~Guide",
					"furniture | Printed on 3 May 2026 | Printed on 4 June 2026" })
	void betweenWhenARunningHeadChanges(String materiality, String before, String after) throws IOException {
		for (Kind kind : Kind.values()) {
			assertThat(TextDifference.between(read(kind, before), read(kind, after)).materiality()).as("%s", kind)
				.hasToString(materiality.toUpperCase(Locale.ROOT));
		}
	}

	@ParameterizedTest
	@EnumSource
	void readWhenThereIsARunningHeadHasItAsFurniture(Kind kind) throws IOException {
		assertThat(read(kind, "Ministry~Version 2~Page {3}")).extracting(Block::kind, Block::text)
			.containsExactlyInAnyOrder(tuple(BlockKind.FURNITURE, "Ministry Version 2 Page"),
					tuple(BlockKind.PARAGRAPH, "Makers report."), tuple(BlockKind.STATUS, "Version 2"));
	}

	@Test
	void readWhenPagesDoNotShowAHeadLeavesItOut() throws IOException {
		String first = "<w:sectPr><w:headerReference w:type='first' r:id='header1'/>%s</w:sectPr>";
		String paragraph = "<w:p><w:pPr>%s</w:pPr><w:r><w:t>Text.</w:t></w:r></w:p>";
		Map<String, String> parts = Map.of("header1", head("hdr", "Version 1"), "header2", head("hdr", "Version 2"),
				"settings", "<w:settings></w:settings>");
		String even = "<w:sectPr><w:headerReference w:type='even' r:id='header2'/></w:sectPr>";
		assertThat(statements(word(paragraph.formatted(first.formatted("")) + even, parts))).isEmpty();
		assertThat(statements(word(paragraph.formatted(first.formatted("<w:titlePg/>")) + even, parts)))
			.containsExactly("Version 1");
		assertThat(
				statements(word(paragraph.formatted(first.formatted("")) + "<w:sectPr><w:titlePg/></w:sectPr>", parts)))
			.containsExactly("Version 1");
		assertThat(
				statements(
						word(paragraph.formatted("") + even,
								Map.of("header2", head("hdr", "Version 2"), "settings",
										"<w:settings><w:evenAndOddHeaders/></w:settings>"))))
			.containsExactly("Version 2");
	}

	@Test
	void readWhenAHeadHasATableReadsItsCells() throws IOException {
		String cell = "<w:tc><w:p><w:r><w:t>%s</w:t></w:r></w:p></w:tc>";
		Path file = word(
				"<w:p><w:r><w:t>Text.</w:t></w:r></w:p><w:sectPr><w:footerReference r:id='footer1'/></w:sectPr>",
				Map.of("footer1", "<w:ftr><w:tbl><w:tr>" + cell.formatted("Fees") + cell.formatted("Rev. B")
						+ "</w:tr></w:tbl></w:ftr>"));
		assertThat(statements(file)).containsExactly("Rev. B");
	}

	/** The style of headers is also used in the text. */
	@Test
	void readWhenTextHasTheStyleOfHeadersReadsIt() throws IOException {
		Path file = word("<w:p><w:pPr><w:pStyle w:val='Header'/></w:pPr><w:r><w:t>Text.</w:t></w:r></w:p>", Map.of(
				"styles",
				"<w:styles><w:style w:type='paragraph' w:styleId='Header'><w:name w:val='header'/></w:style></w:styles>"));
		assertThat(blocks(file)).extracting(Block::kind).containsExactly(BlockKind.PARAGRAPH);
	}

	@Test
	void readWhenARichTextHeadIsAWatermarkReadsIt() throws IOException {
		assertThat(statements(rtf("{\\header\\pard\\plain{\\shp{\\*\\shpinst\\shpwr3{\\sp{\\sn shapeType}{\\sv 136}}"
				+ "{\\sp{\\sn gtextUNICODE}{\\sv WITHDRAWN}}}}\\par}\\pard\\plain Text.\\par")))
			.containsExactly("WITHDRAWN");
	}

	private List<Block> read(Kind kind, String head) throws IOException {
		return blocks(switch (kind) {
			case DOCX -> word(
					"<w:p><w:r><w:t>Makers report.</w:t></w:r></w:p>"
							+ "<w:sectPr><w:headerReference w:type='default' r:id='header1'/></w:sectPr>",
					Map.of("header1", head("hdr", head)));
			case ODT ->
				OfficeFiles.openDocument(this.directory.resolve("a.odt"), "text", "", "", "<t:p>Makers report.</t:p>",
						Map.of("styles.xml", ODF_STYLES.formatted("<s:header><t:p>"
								+ head.replace("~", "<t:tab/>")
									.replaceAll("\\{(\\d)}", "<t:page-number>$1</t:page-number>")
								+ "</t:p></s:header>"
								+ "<s:header-left s:display='false'><t:p>Version 9</t:p></s:header-left>")));
			case RTF -> rtf("{\\headerr\\pard\\plain "
					+ head.replace("~", "\\tab ")
						.replace("Version", "{\\b Version}")
						.replaceAll("\\{(\\d)}", "{\\\\field{\\\\*\\\\fldinst PAGE}{\\\\fldrslt $1}}")
					+ "}\\pard\\plain Makers report.\\par");
		});
	}

	private static String head(String element, String text) {
		return "<w:%s><w:p><w:r><w:t>%s</w:t></w:r></w:p></w:%1$s>"
			.formatted(element, text.replace("~", "</w:t><w:tab/><w:t>")
				.replace("Version", "Version</w:t></w:r><w:r><w:t>")
				.replaceAll("\\{(\\d)}",
						"</w:t></w:r><w:fldSimple w:instr='PAGE'><w:r><w:t>$1</w:t></w:r></w:fldSimple><w:r><w:t>"));
	}

	private Path word(String body, Map<String, String> parts) throws IOException {
		return OfficeFiles.word(this.directory.resolve("a.docx"), body, parts);
	}

	private Path rtf(String body) throws IOException {
		return Files.writeString(this.directory.resolve("a.rtf"), "{\\rtf1\\ansi" + body + "}",
				StandardCharsets.US_ASCII);
	}

	private List<Block> blocks(Path file) {
		return Extractions.text(this.reader.read(file, file.getFileName().toString())).blocks();
	}

	private List<String> statements(Path file) {
		return Extractions.texts(this.reader.read(file, file.getFileName().toString()), BlockKind.STATUS);
	}

	enum Kind {

		DOCX, ODT, RTF

	}

}
