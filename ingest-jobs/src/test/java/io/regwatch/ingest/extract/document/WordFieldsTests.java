package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Fields, forms, watermarks and merged cells of Word. */
class WordFieldsTests {

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@ParameterizedTest
	@CsvSource({ "PAGEREF _Toc1 \\h,", "page,", "SAVEDATE \\@ \"d MMMM\",", "NUMPAGES,", "FILENAME,",
			"REF chapter \\h, 12", "DOCPROPERTY Version, 12", "SEQ Table, 12" })
	void readWhenAFieldHasAResultReadsItUnlessEachSaveMayChangeIt(String instruction, String result)
			throws IOException {
		String shown = (result != null) ? "Scope " + result : "Scope";
		assertThat(read("<w:p>" + run("Scope ") + field(instruction, run("12")) + "</w:p>")).containsExactly(shown);
		assertThat(read("<w:p>" + run("Scope ") + "<w:fldSimple w:instr='%s'>".formatted(instruction) + run("12")
				+ "</w:fldSimple></w:p>"))
			.containsExactly(shown);
	}

	@Test
	void readWhenFieldsAreNestedReadsTheTextOfTheOuterOne() throws IOException {
		assertThat(read("<w:p>" + field("TOC \\o", run("Scope ") + field("PAGEREF a", run("3")) + run("!"))
				+ "</w:p><w:p>" + mark("begin") + "<w:r><w:instrText>PAGE</w:instrText></w:r>" + mark("separate")
				+ run("3") + "</w:p><w:p>" + run("A field without an end.") + "</w:p>"))
			.containsExactly("Scope !", "A field without an end.");
	}

	@ParameterizedTest(name = "{0}")
	@CsvSource({ "<w:checkBox><w:default w:val='0'/><w:checked/></w:checkBox>, \u2611",
			"<w:checkBox><w:default w:val='1'/></w:checkBox>, \u2611",
			"<w:checkBox><w:default w:val='1'/><w:checked w:val='0'/></w:checkBox>, \u2610",
			"<w:ddList><w:result w:val='1'/><w:default w:val='0'/><w:listEntry w:val='IIa'/><w:listEntry w:val='IIb'/></w:ddList>, IIb",
			"<w:ddList><w:listEntry w:val='IIa'/><w:listEntry w:val='IIb'/></w:ddList>, IIa",
			"<w:textInput><w:default w:val='x'/></w:textInput>, 12" })
	void readWhenThereIsAFormFieldReadsItsState(String data, String state) throws IOException {
		String result = data.contains("textInput") ? mark("separate") + run("12") : "";
		assertThat(read("<w:p>" + run("Class: ") + "<w:r><w:fldChar w:fldCharType='begin'><w:ffData><w:name w:val='x'/>"
				+ data + "</w:ffData></w:fldChar></w:r>" + result + mark("end") + "</w:p>"))
			.containsExactly("Class: " + state);
	}

	@Test
	void readWhenAHeaderHasAWatermarkReadsIt() throws IOException {
		Path file = OfficeFiles.word(this.directory.resolve("a.docx"),
				"<w:p>" + run("Text.")
						+ "</w:p><w:sectPr><w:headerReference w:type='default' r:id='header'/></w:sectPr>",
				Map.of("header", "<w:hdr><w:p><w:r><w:pict><v:shape><v:textpath string='WITHDRAWN'/></v:shape></w:pict>"
						+ "</w:r></w:p></w:hdr>"));
		assertThat(Extractions.texts(this.reader.read(file, "a.docx"), BlockKind.STATUS)).containsExactly("WITHDRAWN");
	}

	@Test
	void readWhenACellHasSeveralRowsRepeatsItsText() throws IOException {
		String restart = "<w:vMerge w:val='restart'/>";
		String more = "<w:vMerge/>";
		assertThat(read("<w:tbl>" + row(cell("", "A") + cell(restart, "Annex IX")) + row(cell("", "B") + cell(more, ""))
				+ row(cell("", "C") + cell("", "")) + row(cell("<w:gridSpan w:val='1'/>", "D") + cell(more, ""))
				+ row(cell("", "E") + cell(restart, "x".repeat(101))) + row(cell("", "F") + cell(more, ""))
				+ "</w:tbl>"))
			.containsExactly("A | Annex IX", "B | Annex IX", "C", "D", "E | " + "x".repeat(101), "F | \u3003");
	}

	private List<String> read(String body) throws IOException {
		return texts(OfficeFiles.word(this.directory.resolve("a.docx"), body, Map.of()));
	}

	private List<String> texts(Path file) {
		return Extractions.text(this.reader.read(file, "a.docx")).blocks().stream().map(Block::text).toList();
	}

	private static String field(String instruction, String result) {
		return mark("begin") + "<w:r><w:instrText>%s</w:instrText></w:r>".formatted(instruction) + mark("separate")
				+ result + mark("end");
	}

	private static String mark(String type) {
		return "<w:r><w:fldChar w:fldCharType='%s'/></w:r>".formatted(type);
	}

	private static String run(String text) {
		return "<w:r><w:t xml:space='preserve'>%s</w:t></w:r>".formatted(text);
	}

	private static String row(String cells) {
		return "<w:tr>" + cells + "</w:tr>";
	}

	private static String cell(String properties, String text) {
		return "<w:tc><w:tcPr>%s</w:tcPr><w:p>%s</w:p></w:tc>".formatted(properties, run(text));
	}

}
