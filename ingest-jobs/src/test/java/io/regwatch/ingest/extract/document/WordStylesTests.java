package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.regwatch.schema.Block;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Formats and numbers that the styles of Word give to a text. */
class WordStylesTests {

	private static final String STYLES = """
			<w:styles><w:docDefaults/>
			<w:style w:type='paragraph' w:styleId='Repealed'><w:rPr><w:strike/></w:rPr></w:style>
			<w:style w:type='paragraph' w:styleId='Old'><w:basedOn w:val='Repealed'/></w:style>
			<w:style w:type='paragraph' w:styleId='Back'><w:basedOn w:val='Repealed'/><w:rPr><w:strike w:val='0'/></w:rPr></w:style>
			<w:style w:type='paragraph' w:styleId='Loop'><w:basedOn w:val='Loop'/></w:style>
			<w:style w:type='character' w:styleId='Out'><w:rPr><w:strike/></w:rPr></w:style>
			<w:style w:type='character' w:styleId='Power'><w:rPr><w:vertAlign w:val='superscript'/></w:rPr></w:style>
			<w:style w:type='character' w:styleId='Secret'><w:rPr><w:vanish/></w:rPr></w:style>
			<w:style w:type='table' w:styleId='T'><w:tblStylePr w:type='firstRow'><w:rPr><w:strike/></w:rPr></w:tblStylePr></w:style>
			<w:style w:type='paragraph' w:styleId='H1'><w:name w:val='heading 1'/><w:pPr><w:numPr><w:numId w:val='1'/></w:numPr></w:pPr></w:style>
			<w:style w:type='paragraph' w:styleId='H2'><w:name w:val='heading 2'/><w:basedOn w:val='H1'/></w:style>
			</w:styles>""";

	private static final String LEVEL = "<w:lvl w:ilvl='%d'><w:start w:val='%d'/><w:numFmt w:val='decimal'/>%s<w:lvlText w:val='%s'/></w:lvl>";

	private static final String NUMBERING = "<w:numbering><w:abstractNum w:abstractNumId='0'>"
			+ LEVEL.formatted(0, 1, "<w:pStyle w:val='H1'/>", "%1.")
			+ LEVEL.formatted(1, 1, "<w:pStyle w:val='H2'/>", "%1.%2")
			+ "</w:abstractNum><w:abstractNum w:abstractNumId='1'><w:numStyleLink w:val='List'/></w:abstractNum>"
			+ "<w:abstractNum w:abstractNumId='2'><w:styleLink w:val='List'/>" + LEVEL.formatted(0, 4, "", "(%1)")
			+ "</w:abstractNum><w:num w:numId='1'><w:abstractNumId w:val='0'/></w:num>"
			+ "<w:num w:numId='2'><w:abstractNumId w:val='0'/><w:lvlOverride w:ilvl='0'><w:startOverride w:val='7'/></w:lvlOverride></w:num>"
			+ "<w:num w:numId='3'><w:abstractNumId w:val='1'/></w:num>"
			+ "<w:num w:numId='4'><w:abstractNumId w:val='0'/><w:lvlOverride w:ilvl='0'>"
			+ LEVEL.formatted(0, 2, "", "Article %1") + "</w:lvlOverride></w:num></w:numbering>";

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@ParameterizedTest(name = "{0} {1} {2}")
	@CsvSource(nullValues = "-",
			value = { "Repealed, -, -, [deleted: Class I]", "Old, -, -, [deleted: Class I]", "Back, -, -, Class I",
					"Loop, -, -, Class I", "T, -, -, Class I", "-, Out, -, [deleted: Class I]",
					"Repealed, Out, -, Class I", "Repealed, -, <w:strike w:val='0'/>, Class I",
					"-, Out, <w:strike w:val='0'/>, Class I", "-, -, <w:dstrike/>, [deleted: Class I]" })
	void readWhenAStyleStrikesTextMarksIt(String paragraph, String run, String own, String text) throws IOException {
		assertThat(read("<w:p><w:pPr>" + style("pStyle", paragraph) + "</w:pPr><w:r><w:rPr>" + style("rStyle", run)
				+ (own != null ? own : "") + "</w:rPr><w:t>Class I</w:t></w:r></w:p>"))
			.containsExactly(text);
	}

	@Test
	void readWhenAStyleOrPositionShiftsDigitsKeepsThemSo() throws IOException {
		assertThat(read("<w:p>" + run("", "10") + run("<w:rStyle w:val='Power'/>", "6") + run("", " or 10")
				+ run("<w:position w:val='8'/>", "3") + run("<w:position w:val='-8'/>", "4") + "</w:p>"))
			.containsExactly("10\u2076 or 10\u00B3\u2084");
	}

	@Test
	void readWhenTextIsHiddenLeavesItOut() throws IOException {
		assertThat(read(
				"<w:p>" + run("", "Shown") + run("<w:vanish/>", " hidden") + run("<w:rStyle w:val='Secret'/>", " too")
						+ run("<w:rStyle w:val='Secret'/><w:vanish w:val='false'/>", " again")
						+ run("<w:webHidden/>", " 5") + "</w:p>"))
			.containsExactly("Shown again 5");
	}

	@Test
	void readWhenStylesNumberHeadingsHasTheNumbers() throws IOException {
		assertThat(read(heading("H1", "", "Scope") + heading("H2", "", "Devices") + heading("H2", "", "Software")
				+ heading("H1", "", "Terms") + heading("H1", "<w:numPr><w:numId w:val='0'/></w:numPr>", "Annex")
				+ heading("H2", "", "Duties")))
			.containsExactly("1. Scope", "1.1 Devices", "1.2 Software", "2. Terms", "Annex", "2.1 Duties");
	}

	@Test
	void readWhenListsOverrideTheirDefinitionCountsAsTheySay() throws IOException {
		assertThat(read(item(1, "a") + item(2, "b") + item(2, "c") + item(3, "d") + item(4, "e") + item(1, "f")))
			.containsExactly("1. a", "7. b", "8. c", "(4) d", "Article 2 e", "2. f");
	}

	private List<String> read(String body) throws IOException {
		Path file = OfficeFiles.word(this.directory.resolve("a.docx"), body,
				Map.of("styles", STYLES, "numbering", NUMBERING));
		return Extractions.text(this.reader.read(file, "a.docx")).blocks().stream().map(Block::text).toList();
	}

	private static String style(String element, String style) {
		return (style != null) ? "<w:%s w:val='%s'/>".formatted(element, style) : "";
	}

	private static String run(String properties, String text) {
		return "<w:r><w:rPr>%s</w:rPr><w:t xml:space='preserve'>%s</w:t></w:r>".formatted(properties, text);
	}

	private static String heading(String style, String properties, String text) {
		return "<w:p><w:pPr><w:pStyle w:val='%s'/>%s</w:pPr>%s</w:p>".formatted(style, properties, run("", text));
	}

	private static String item(int list, String text) {
		return "<w:p><w:pPr><w:numPr><w:ilvl w:val='0'/><w:numId w:val='%d'/></w:numPr></w:pPr>%s</w:p>".formatted(list,
				run("", text));
	}

}
