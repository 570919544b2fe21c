package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Headers of sites without the element for them, and what looks like them. */
class SiteHeaderTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"furniture\t<div id=header><div class=site-name><a href=/>Agency</a></div><div class=site-slogan>Protecting health</div></div>\t<div id=header><div class=site-name><a href=/>Agency</a></div><div class=site-slogan>Our mission is health</div></div>",
			"furniture\t<div id=page-header><a href=/>Agency</a></div>\t<div id=page-header><a href=/>Authority</a></div>",
			"furniture\t<div class=Header id=op-header><div class=SiteName>Law <span class=SubTitle>Access to law</span></div></div>\t<div class=Header id=op-header><div class=SiteName>Law <span class=SubTitle>Find laws</span></div></div>",
			"furniture\t<div id=header><ul class=listMenu-root><li><a href=/x>Devices</a></li></ul></div>\t<div id=header><ul class=listMenu-root><li><a href=/x>Medical devices</a></li></ul></div>",
			"furniture\t<div id=masthead><p class=site-title>Agency</p></div>\t<div id=masthead><p class=site-title>Authority</p></div>",
			"text\t<div id=header>Importers</div>\t<div id=header>Distributors</div>",
			"text\t<div class=site-name>Clinic North</div>\t<div class=site-name>Clinic South</div>",
			"text\t<div id=header><div class=site-name>Version 3</div></div>\t<div id=header><div class=site-name>Version 4</div></div>",
			"text\t<div id=header><a href=/x>Draft guidance</a></div>\t<div id=header><a href=/x>Final guidance</a></div>",
			"status\t<div id=header><div class=site-description>The guidance was withdrawn.</div></div>\t<div id=header><div class=site-description>The guidance applies.</div></div>",
			"text\t<div id=header><a href=a.pdf>Form</a></div>\t<div id=header><a href=b.pdf>Form</a></div>",
			"text\t<div id=header><h1>Pumps</h1><p>Sell them to adults.</p></div>\t<div id=header><h1>Pumps</h1><p>Sell them to nobody.</p></div>",
			"text\t<section id=header><a href=x>Importers</a></section>\t<section id=header><a href=x>Distributors</a></section>" })
	void compareWhenABoxAboveTheTextChanges(String materiality, String before, String after) throws IOException {
		String text = "<p>" + PageComparison.TEXT + "</p>";
		new PageComparison(this.directory).assertDifference(materiality, before + text, after + text);
	}

}
