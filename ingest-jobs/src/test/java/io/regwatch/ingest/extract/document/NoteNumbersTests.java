package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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

/** Notes have the numbers that readers see, whatever their ids. */
class NoteNumbersTests {

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@ParameterizedTest
	@CsvSource({ "2, 3, 4", "7, 1, 5" })
	void readWhenWordHasNotesNumbersThemInOrder(int first, int marked, int second) throws IOException {
		assertThat(word("",
				"<w:p>" + run("Makers") + note(first) + run(" report")
						+ "<w:r><w:footnoteReference w:customMarkFollows='1' w:id='%d'/><w:t>*</w:t></w:r>"
							.formatted(marked)
						+ run(" and") + "<w:r><w:endnoteReference w:id='9'/></w:r>" + run(" check.") + "</w:p>"
						+ "<w:p>" + run("Importers") + note(second) + "</w:p>",
				Map.of(first, "One.", marked, "* Any.", second, "Two.")))
			.containsExactly("Makers\u00B9 report* and[i] check.", "One.", "* Any.", "Last.", "Importers\u00B2",
					"Two.");
	}

	@Test
	void readWhenSectionsOfWordNumberTheirNotesDoesSo() throws IOException {
		String section = "<w:sectPr><w:footnotePr><w:numFmt w:val='%s'/>%s</w:footnotePr></w:sectPr>";
		String restart = "<w:numStart w:val='3'/><w:numRestart w:val='eachSect'/>";
		assertThat(word("<w:footnotePr><w:numFmt w:val='upperLetter'/></w:footnotePr>",
				"<w:p>" + run("a") + note(2) + "</w:p><w:p><w:pPr>" + section.formatted("chicago", "") + "</w:pPr>"
						+ run("b") + note(3) + "</w:p><w:p><w:pPr><w:sectPr/></w:pPr>" + run("c") + note(4)
						+ "</w:p><w:p>" + run("d") + note(5) + "</w:p>" + section.formatted("decimal", restart),
				Map.of(2, "A.", 3, "B.", 4, "C.", 5, "D.")))
			.containsExactly("a*", "A.", "b\u2020", "B.", "c[C]", "C.", "d\u00B3", "D.");
	}

	@Test
	void readWhenAnOpenDocumentHasNotesNumbersThemInOrder() throws IOException {
		String note = "<t:note t:note-class='%s'><t:note-citation%s>0</t:note-citation><t:note-body><t:p>%s</t:p></t:note-body></t:note>";
		Path file = OfficeFiles.openDocument(this.directory.resolve("a.odt"), "text",
				"<t:notes-configuration t:note-class='endnote' s:num-format='i' t:start-value='3'/>", "",
				"<t:p>Makers" + note.formatted("footnote", "", "One.") + " report"
						+ note.formatted("footnote", " t:label='*'", "Any.") + " and"
						+ note.formatted("endnote", "", "Last.") + " check.</t:p><t:h>Importers"
						+ note.formatted("footnote", "", "Two.") + "</t:h>");
		assertThat(texts(file)).containsExactly("Makers\u00B9 report* and[iv] check.", "One.", "Any.", "Last.",
				"Importers\u00B2", "Two.");
	}

	@Test
	void readWhenRichTextHasNotesNumbersThemInOrder() throws IOException {
		String note = "{\\super %s{\\*\\footnote%s \\pard\\plain {\\super %1$s} %s}}";
		Path file = Files.writeString(this.directory.resolve("a.rtf"),
				"{\\rtf1\\ansi\\aftnnrlc\\pard\\plain Makers" + note.formatted("\\chftn", "", "One.") + " report"
						+ note.formatted("*", "", "Any.") + " and" + note.formatted("\\chftn", "\\ftnalt", "Last.")
						+ " check.\\par Importers" + note.formatted("\\chftn", "", "Two.") + "\\par}",
				StandardCharsets.US_ASCII);
		assertThat(texts(file)).containsExactly("Makers\u00B9 One. report* * Any. and[i] Last. check.",
				"Importers\u00B2 Two.");
	}

	private List<String> word(String settings, String body, Map<Integer, String> notes) throws IOException {
		StringBuilder footnotes = new StringBuilder("<w:footnotes>");
		notes.forEach(
				(id, text) -> footnotes.append("<w:footnote w:id='%d'><w:p><w:r><w:footnoteRef/></w:r>".formatted(id))
					.append(run(text))
					.append("</w:p></w:footnote>"));
		return texts(OfficeFiles.word(this.directory.resolve("a.docx"), body,
				Map.of("settings", "<w:settings>%s</w:settings>".formatted(settings), "footnotes",
						footnotes + "</w:footnotes>", "endnotes",
						"<w:endnotes><w:endnote w:id='9'><w:p>" + run("Last.") + "</w:p></w:endnote></w:endnotes>")));
	}

	private List<String> texts(Path file) {
		String name = file.getFileName().toString();
		return Extractions.text(this.reader.read(file, name)).blocks().stream().map(Block::text).toList();
	}

	private static String note(int id) {
		return "<w:r><w:footnoteReference w:id='%d'/></w:r>".formatted(id);
	}

	private static String run(String text) {
		return "<w:r><w:t xml:space='preserve'>%s</w:t></w:r>".formatted(text);
	}

}
