package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Tables around the text of a page, and tables of the document. */
class LayoutTablesTests {

	private static final String DOCUMENT = "<h2>Pumps</h2><p>" + PageComparison.TEXT + "</p><p>Fee 5</p>"
			+ "<table><tr><td>Class I</td><td>100</td></tr></table>";

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"furniture\t<tr><td colspan=2><img src=a.gif alt=Ministry><font>Monday, 3 March 2025</font></td></tr><tr><td class=maintext>TEXT</td></tr>\t<tr><td colspan=2><img src=a.gif alt=Ministry><font>Tuesday, 4 March 2025</font></td></tr><tr><td class=maintext>TEXT</td></tr>",
			"furniture\t<tr><td class=leftmenu><a href=/>Home</a><br><a href=l>Laws</a></td><td>TEXT</td></tr>\t<tr><td class=leftmenu><a href=/>Home</a><br><a href=l>Legislation</a></td><td>TEXT</td></tr>",
			"furniture\t<tr><td>TEXT</td><td class=rightmenu><b>News</b><br><a href=n>Blood donation week begins</a></td></tr>\t<tr><td>TEXT</td><td class=rightmenu><b>News</b><br><a href=n>New minister sworn in</a></td></tr>",
			"furniture\t<tr><td><div id=menu1><a href=#>Home</a> | <a href=#>Devices</a></div></td></tr><tr><td>TEXT</td></tr>\t<tr><td><div id=menu1><a href=#>Home</a> | <a href=#>Medical devices</a></div><div class=page-views>Views: 12345</div></td></tr><tr><td>TEXT</td></tr>",
			"furniture\t<tr><td><table><tr><td><div id=topmenu><a href=#>Laws</a></div></td></tr><tr><td>TEXT</td></tr></table></td></tr>\t<tr><td><table><tr><td><div id=topmenu><a href=#>Rules</a></div></td></tr><tr><td>TEXT</td></tr></table></td></tr>",
			"bytes\t<tr><td><h3>Alarms</h3></td></tr><tr><td><p>Pumps have an alarm.</p><p>Makers test it.</p></td></tr>\t<tr><td><p><b>Alarms</b></p></td></tr><tr><td><table><tr><td><p>Pumps have an alarm.</p><p>Makers test it.</p></td></tr></table></td></tr>",
			"text\t<tr><td class=leftmenu>Importers</td><td>TEXT</td></tr>\t<tr><td class=leftmenu>Distributors</td><td>TEXT</td></tr>",
			"text\t<tr><td class=rightmenu>Withdrawn guidance</td><td>TEXT</td></tr>\t<tr><td class=rightmenu>Valid guidance</td><td>TEXT</td></tr>",
			"text\t<tr><td>Valid until 1 May 2026</td><td>TEXT</td></tr>\t<tr><td>Valid until 1 May 2027</td><td>TEXT</td></tr>",
			"text\t<tr><td class=leftmenu><a href=a.pdf>Form</a></td><td>TEXT</td></tr>\t<tr><td class=leftmenu><a href=b.pdf>Form</a></td><td>TEXT</td></tr>",
			"text\t<tr><td><p>Monday, 3 March 2025</p></td><td>TEXT</td></tr>\t<tr><td><p>Tuesday, 4 March 2025</p></td><td>TEXT</td></tr>",
			"text\t<tr><td>TEXT<footer><p>1 Except software.</p></footer></td></tr>\t<tr><td>TEXT<footer><p>1 Including software.</p></footer></td></tr>",
			"text\t<tr><td>I</td><td>x</td><td></td></tr><tr><td colspan=3>TEXT</td></tr>\t<tr><td>I</td><td></td><td>x</td></tr><tr><td colspan=3>TEXT</td></tr>",
			"text\t<tr><td>TEXT</td></tr>\t<tr><td>TEXT<p>Fee 6</p></td></tr>" })
	void compareWhenATableIsAroundTheText(String materiality, String before, String after) throws IOException {
		new PageComparison(this.directory).assertDifference(materiality, page(before), page(after));
	}

	@Test
	void blocksWhenATableIsAroundTheTextKeepsTheTablesInIt() throws IOException {
		assertThat(rows("<table><tr><td>Laws</td><td>" + DOCUMENT + "</td></tr></table>"))
			.containsExactly("Class I | 100");
		assertThat(rows("<table role=presentation><tr><td>Laws</td></tr></table>" + DOCUMENT))
			.containsExactly("Class I | 100");
	}

	/** Also where nearly all of a page is a table, as long as it is one of a document. */
	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"<table><tr><th>Duty</th><td><p>TEXT</p><p>Keep them dry.</p></td></tr></table>\tDuty | TEXT Keep them dry.",
			"<table role=presentation><tr><td>I</td><td></td><td>x</td></tr></table>TEXT\tI | | x",
			"<table><tr><td>Duty</td><td>TEXT</td></tr></table>\tDuty | TEXT",
			"<table><caption>Duties</caption><tr><td>I</td><td><p>TEXT</p><p>Keep them dry.</p></td></tr></table>\tI | TEXT Keep them dry.",
			"<table><tr><td>(a)</td><td><p>TEXT</p><p>Keep them dry.</p><p>Label them.</p></td></tr></table>\t(a) | TEXT Keep them dry. Label them.",
			"<p>TEXT</p><p>TEXT</p><table><tr><td>Class I</td><td><p>TEXT</p><p>Keep them dry.</p></td></tr></table>\tClass I | TEXT Keep them dry." })
	void blocksWhenTheTableIsOfTheDocumentReadsRows(String page, String row) throws IOException {
		assertThat(rows(page.replace("TEXT", PageComparison.TEXT)))
			.containsExactly(row.replace("TEXT", PageComparison.TEXT));
	}

	private List<String> rows(String page) throws IOException {
		return new PageComparison(this.directory).blocks(page)
			.stream()
			.filter((block) -> block.kind() == BlockKind.TABLE_ROW)
			.map(Block::text)
			.toList();
	}

	private static String page(String rows) {
		return "<table width=760>%s</table>".formatted(rows.replace("TEXT", DOCUMENT));
	}

}
