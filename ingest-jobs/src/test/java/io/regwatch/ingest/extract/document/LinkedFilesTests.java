package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Files that a page replaces without another change of its text, and what abbreviations
 * mean.
 */
class LinkedFilesTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"text\t<p><a href=/2025/form-v1.pdf>Form</a></p>\t<p><a href=/2026/form-v2.pdf>Form</a></p>",
			"text\t<p><a href=/media/15242/download>Guidance</a></p>\t<p><a href=/media/18401/download>Guidance</a></p>",
			"text\t<table><tr><td>Form</td><td><a href=form-v1.docx>Word</a></td></tr></table>\t<table><tr><td>Form</td><td><a href=form-v2.docx>Word</a></td></tr></table>",
			"text\t<dl><dt>Form</dt><dd><a href=form-v1.xlsx>Excel</a></dd></dl>\t<dl><dt>Form</dt><dd><a href=form-v2.xlsx>Excel</a></dd></dl>",
			"text\t<p><a href=/annex-v1.pdf>Annex I</a></p>\t<p><a href=/annex-v2.pdf>Annex I</a></p>",
			"text\t<p><a href=/f/fees-2025.pdf>Article 5 Fees</a></p>\t<p><a href=/f/fees-2026.pdf>Article 5 Fees</a></p>",
			"bytes\t<p><a href=/sites/form.pdf?v=1>Form</a></p>\t<p><a href=https://cdn.example/files/form.pdf?v=2>Form</a></p>",
			"bytes\t<p><a href=/form-3f2a9c1be84d.pdf>Form</a></p>\t<p><a href=/form-90ab12cd34ef.pdf>Form</a></p>",
			"bytes\t<p><a href=/form%20a.pdf>Form</a></p>\t<p><a href='/form a.pdf'>Form</a></p>",
			"bytes\t<p><a href=/pumps>Pumps</a></p>\t<p><a href=/devices/pumps>Pumps</a></p>",
			"bytes\t<footer><a href=/privacy-1.pdf>Privacy</a></footer>\t<footer><a href=/privacy-2.pdf>Privacy</a></footer>",
			"text\t<p>The <abbr title='responsible person in Great Britain'>RP</abbr> signs.</p>\t<p>The <abbr title='responsible person in Ireland'>RP</abbr> signs.</p>" })
	void compareWhenLinksLeadToOtherFiles(String materiality, String before, String after) throws IOException {
		String start = "<h1>Pumps</h1><p>%s</p>".formatted(PageComparison.TEXT);
		new PageComparison(this.directory).assertDifference(materiality, start + before, start + after);
	}

}
