package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Text that readers begin to see, cease to see, or open; and lines of other templates.
 */
class HiddenTextTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest(name = "{0}")
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"shown\ttext\t<h1>A</h1><p>TEXT</p><div style='display:none'><p>No longer in force.</p></div>\t<h1>A</h1><p>TEXT</p><div><p>No longer in force.</p></div>",
			"shownClause\ttext\t<h1>A</h1><p>TEXT</p><p hidden>Reuse is prohibited.</p>\t<h1>A</h1><p>TEXT</p><p>Reuse is prohibited.</p>",
			"ceases\ttext\t<h1>A</h1><p>TEXT</p><p>Reuse is prohibited.</p>\t<h1>A</h1><p>TEXT</p><p style='visibility:hidden'>Reuse is prohibited.</p>",
			"hiddenChanges\tbytes\t<h1>A</h1><p>TEXT</p><div hidden><p>Session one</p></div>\t<h1>A</h1><p>TEXT</p><div hidden><p>Session two</p></div>",
			"footerToText\ttext\t<h1>A</h1><p>TEXT</p><p>End.</p><footer><p>Exports are excluded.</p></footer>\t<h1>A</h1><p>TEXT</p><p>Exports are excluded.</p><p>End.</p>",
			"footerToEnd\ttext\t<h1>A</h1><p>TEXT</p><footer><p>Exports are excluded.</p></footer>\t<h1>A</h1><p>TEXT</p><p>Exports are excluded.</p>",
			"headerToBeginning\ttext\t<header><p>Importers must register.</p></header><h1>A</h1><p>TEXT</p>\t<p>Importers must register.</p><h1>A</h1><p>TEXT</p>",
			"asideToText\ttext\t<h1>A</h1><p>TEXT</p><p>End.</p><aside><ul><li><a href=a>Exports without a label</a></li></ul></aside>\t<h1>A</h1><p>Exports without a label</p><p>TEXT</p><p>End.</p>",
			"navToList\ttext\t<nav><ul><li><a href=a>Infusion pumps</a></li></ul></nav><h1>A</h1><p>TEXT</p><p>End.</p>\t<h1>A</h1><p>TEXT</p><ul><li>Infusion pumps</li></ul><p>End.</p>",
			"headerState\ttext\t<header><p>Draft of the guidance</p></header><h1>A</h1><p>TEXT</p>\t<div><p>Draft of the guidance</p></div><h1>A</h1><p>TEXT</p>",
			"template\tbytes\t<div class=brand><p>Institute for Devices</p></div><h1>A</h1><p>TEXT</p>\t<header><p>Institute for Devices</p></header><h1>A</h1><p>TEXT</p>",
			"templateEnd\tbytes\t<h1>A</h1><p>TEXT</p><div><p>Imprint</p></div>\t<h1>A</h1><p>TEXT</p><footer><p>Imprint</p></footer>",
			"modal\ttext\t<main><h1>A</h1><p>TEXT</p><a href=#m>Incident</a></main><div id=m role=dialog><p>It led to death.</p></div>\t<main><h1>A</h1><p>TEXT</p><a href=#m>Incident</a></main><div id=m role=dialog><p>It led to death or injury.</p></div>",
			"modalOther\tfurniture\t<main><h1>A</h1><p>TEXT</p></main><div id=m role=dialog><p>Welcome</p></div>\t<main><h1>A</h1><p>TEXT</p></main><div id=m role=dialog><p>Hello</p></div>",
			"dataTab\ttext\t<h1>A</h1><p>TEXT</p><b data-tab=t1>Fees</b><div id=t1 hidden><p>500 EUR</p></div>\t<h1>A</h1><p>TEXT</p><b data-tab=t1>Fees</b><div id=t1 hidden><p>900 EUR</p></div>",
			"expanded\ttext\t<h1>A</h1><p>TEXT</p><button aria-expanded=false>Fees</button><div hidden><p>500 EUR</p></div>\t<h1>A</h1><p>TEXT</p><button aria-expanded=false>Fees</button><div hidden><p>900 EUR</p></div>",
			"underHeading\ttext\t<h1>A</h1><p>TEXT</p><h2>Fees</h2><div style='display:none'><p>500 EUR</p></div>\t<h1>A</h1><p>TEXT</p><h2>Fees</h2><div style='display:none'><p>900 EUR</p></div>",
			"afterText\tbytes\t<h1>A</h1><p>TEXT</p><h2>Fees</h2><p>500 EUR</p><div hidden><p>Session 1</p></div>\t<h1>A</h1><p>TEXT</p><h2>Fees</h2><p>500 EUR</p><div hidden><p>Session 2</p></div>",
			"option\ttext\t<h1>A</h1><p>TEXT</p><select><option value=t1>Fees</select><div id=t1 hidden><p>500 EUR</p></div>\t<h1>A</h1><p>TEXT</p><select><option value=t1>Fees</select><div id=t1 hidden><p>900 EUR</p></div>",
			"ariaOwns\ttext\t<h1>A</h1><p>TEXT</p><b aria-owns=t1>Fees</b><div id=t1 hidden><p>500 EUR</p></div>\t<h1>A</h1><p>TEXT</p><b aria-owns=t1>Fees</b><div id=t1 hidden><p>900 EUR</p></div>",
			"question\ttext\t<main><h1>A</h1><p>TEXT</p><dl><dt>Who registers?</dt><dd hidden>Importers, within 30 days.</dd></dl></main>\t<main><h1>A</h1><p>TEXT</p><dl><dt>Who registers?</dt><dd hidden>Importers, within 90 days.</dd></dl></main>",
			"checkbox\ttext\t<main><h1>A</h1><p>TEXT</p><input type=checkbox id=c><label for=c>Fees</label><div hidden><p>It is 30 EUR.</p></div></main>\t<main><h1>A</h1><p>TEXT</p><input type=checkbox id=c><label for=c>Fees</label><div hidden><p>It is 90 EUR.</p></div></main>",
			"readMore\ttext\t<main><h1>A</h1><p>TEXT</p><p>Fees: <a href=#>show</a></p><div hidden><p>It is 30 EUR.</p></div></main>\t<main><h1>A</h1><p>TEXT</p><p>Fees: <a href=#>show</a></p><div hidden><p>It is 90 EUR.</p></div></main>",
			"clickable\ttext\t<main><h1>A</h1><p>TEXT</p><p onclick=f(this)>Fees</p><div hidden><p>It is 30 EUR.</p></div></main>\t<main><h1>A</h1><p>TEXT</p><p onclick=f(this)>Fees</p><div hidden><p>It is 90 EUR.</p></div></main>",
			"sameClass\ttext\t<main><h1>A</h1><p>TEXT</p><div class=pane><p>Fees are due.</p></div><div class=pane hidden><p>It is 30 EUR.</p></div></main>\t<main><h1>A</h1><p>TEXT</p><div class=pane><p>Fees are due.</p></div><div class=pane hidden><p>It is 90 EUR.</p></div></main>",
			"hiddenFirst\tbytes\t<main><h1>A</h1><p>TEXT</p><div class=pane hidden><p>Session 30</p></div><p>Fees are due.</p></main>\t<main><h1>A</h1><p>TEXT</p><div class=pane hidden><p>Session 90</p></div><p>Fees are due.</p></main>",
			"afterLink\tbytes\t<main><h1>A</h1><p>TEXT</p><p>Fees: <a href=fees>show</a></p><div hidden><p>Session 30</p></div></main>\t<main><h1>A</h1><p>TEXT</p><p>Fees: <a href=fees>show</a></p><div hidden><p>Session 90</p></div></main>",
			"siteFooter\tstatus\t<h1>A</h1><p>TEXT</p><div class=site-footer><p>Agency</p></div>\t<h1>A</h1><p>TEXT</p><div class=site-footer><p>Agency</p><p>This guidance was withdrawn on 1 May 2026.</p></div>" })
	void compareWhenTextIsHiddenOrAroundTheDocument(String name, String materiality, String before, String after)
			throws IOException {
		new PageComparison(this.directory).assertDifference(materiality, before.replace("TEXT", PageComparison.TEXT),
				after.replace("TEXT", PageComparison.TEXT));
	}

}
