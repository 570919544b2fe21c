package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/** Markup of RTF that changes what a text says. */
class RtfReadingTests {

	private static final String FILE = "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}"
			+ "{\\stylesheet{\\s1\\strike Old;}}{\\info{\\title A 6}}\\pard\\plain %s\\par}";

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@ParameterizedTest(name = "{0}")
	@CsvSource(delimiter = '~', value = { "Class {\\strike I} and~Class [deleted: I] and",
			"Class {\\strike I}{\\striked1  and II\\striked0  only}~Class [deleted: I and II] only",
			"Class \\strike I\\strike0  and~Class [deleted: I] and", "\\strike I\\plain  and~[deleted: I] and",
			"Term {\\deleted five}{\\revised three} years~Term three years",
			"Not {\\v hidden \\u8804?5}{\\v\\v0 shown}~Not shown", "10{\\super 6} or 10{\\up6 3}~10\u2076 or 10\u00B3",
			"CO{\\sub 2}\\super 3\\nosupersub 4~CO\u2082\u00B34", "log{\\dn6 2}10\\dn0 5~log\u2082105",
			"\\super\\uc2\\u8804 55 6~\u2264 \u2076", "At \\u8805?5 \\'e9\\{x\\}\\\\~At \u22655 \u00E9{x}\\",
			"{\\field{\\*\\fldinst PAGEREF _Toc1 \\\\h}{\\fldrslt 12}}Scope~Scope",
			"{\\field{\\*\\fldinst {SAVEDATE}}{\\fldrslt {\\b 1 May}}}Scope~Scope",
			"{\\field{\\*\\fldinst REF a}{\\fldrslt 12}} Scope~12 Scope", "{\\listtext\\tab 7.\\tab}Sutures~7. Sutures",
			"See{\\super \\chftn{\\*\\footnote \\pard\\plain Valid to 2026.}} it~See\u00B9 Valid to 2026. it",
			"{\\*\\generator x;}{\\pict\\bin3 }}}}Text~Text" })
	void readWhenFormatsChangeTheTextShowsThem(String markup, String text) throws IOException {
		assertThat(read(markup)).extracting(Block::text).containsExactly(text);
	}

	@Test
	void readWhenAStruckParagraphEndsEndsItsMark() throws IOException {
		assertThat(read("\\strike One\\par Two\\plain\\par Three")).extracting(Block::text)
			.containsExactly("[deleted: One]", "[deleted: Two]", "Three");
	}

	@Test
	void readWhenThereIsATableReadsItsRows() throws IOException {
		String row = "\\trowd\\cellx2000%s\\cellx4000\\cellx6000\\pard\\intbl ";
		assertThat(read("Before.\\par " + row.formatted("") + "A\\par b\\cell X\\cell\\cell\\row "
				+ row.formatted("\\clvmgf") + "C\\cell {\\strike Y}\\cell Z\\cell\\row " + row.formatted("\\clvmrg")
				+ "D\\cell\\cell\\ls1 1. W\\cell\\row " + row.formatted("") + "E\\cell\\cell V\\cell\\row "
				+ "\\pard After."))
			.extracting(Block::kind, Block::text)
			.containsExactly(tuple(BlockKind.PARAGRAPH, "Before."), tuple(BlockKind.TABLE_ROW, "A b | X"),
					tuple(BlockKind.TABLE_ROW, "C | [deleted: Y] | Z"),
					tuple(BlockKind.TABLE_ROW, "D | [deleted: Y] | 1. W"), tuple(BlockKind.TABLE_ROW, "E | | V"),
					tuple(BlockKind.PARAGRAPH, "After."));
	}

	@Test
	void readWhenTheFileIsDamagedReadsWhatIsThere() throws IOException {
		assertThat(read("}}}\\'")).isEmpty();
		assertThat(read("Text {\\strike more")).extracting(Block::text).containsExactly("Text [deleted: more]");
	}

	private List<Block> read(String markup) throws IOException {
		Path file = Files.writeString(this.directory.resolve("a.rtf"), FILE.formatted(markup),
				StandardCharsets.ISO_8859_1);
		return this.reader.read(file, "a.rtf") instanceof Extraction.Text text ? text.blocks() : List.of();
	}

}
