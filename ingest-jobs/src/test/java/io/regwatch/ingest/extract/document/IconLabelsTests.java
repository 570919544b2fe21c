package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What icons and fields without text show of a document, and what those of a site do. */
class IconLabelsTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"text\t<p><i class='icon-check' title='Required'></i> Clinical data</p>\t<p><i class='icon-check' title='Optional'></i> Clinical data</p>",
			"text\t<p>MDCG 1 <span class=dot aria-label='In force'></span></p>\t<p>MDCG 1 <span class=dot aria-label='Withdrawn'></span></p>",
			"text\t<table><tr><td>A</td><td><span class=dot title='In force'></span></td></tr></table>\t<table><tr><td>A</td><td><span class=dot title='Withdrawn'></span></td></tr></table>",
			"text\t<table><tr><td>A</td><td aria-label=Yes></td></tr></table>\t<table><tr><td>A</td><td aria-label=No></td></tr></table>",
			"bytes\t<table><tr><td>A</td><td title=Tip>Yes</td></tr></table>\t<table><tr><td>A</td><td title=Tap>Yes</td></tr></table>",
			"text\t<p>Status: <svg role=img aria-label='Required'><path d=M0></path></svg></p>\t<p>Status: <svg role=img aria-label='Optional'><path d=M0></path></svg></p>",
			"text\t<ul><li><svg><title>Required</title><path d=M0></path></svg></li><li>A</li></ul>\t<ul><li><svg><title>Optional</title><path d=M0></path></svg></li><li>A</li></ul>",
			"text\t<div role=img aria-label='Class III'></div>\t<div role=img aria-label='Class II'></div>",
			"text\t<dl><dt>Single use</dt><dd><i class='fa fa-check' aria-hidden=true></i></dd></dl>\t<dl><dt>Single use</dt><dd><i class='fa fa-times' aria-hidden=true></i></dd></dl>",
			"text\t<p><i class='fa fa-check-circle'></i> Software</p>\t<p><i class='fa fa-times-circle'></i> Software</p>",
			"bytes\t<p><i class='fa fa-arrow'></i> Software</p>\t<p><i class='fa fa-star'></i> Software</p>",
			"bytes\t<p>See <span title='Tip one'>the Act</span></p>\t<p>See <span title='Tip two'>the Act</span></p>",
			"bytes\t<p>See <a href=a>the Act <i title='External link'></i></a></p>\t<p>See <a href=a>the Act</a></p>",
			"bytes\t<p>A limit</p><a href=/><svg><title>Logo one</title></svg></a>\t<p>A limit</p><a href=/><svg><title>Logo two</title></svg></a>",
			"bytes\t<p>A limit <button><i class='fa fa-times' title='Close'></i></button></p>\t<p>A limit <button><i class='fa fa-x' title='Dismiss'></i></button></p>",
			"bytes\t<p>A limit <i title='Opens in a new window'></i></p>\t<p>A limit</p>",
			"text\t<p><span role=checkbox aria-checked=true></span> Clinical data</p>\t<p><span role=checkbox aria-checked=false></span> Clinical data</p>",
			"bytes\t<p><span role=checkbox aria-checked=true></span> Clinical data</p>\t<p><input type=checkbox checked> Clinical data</p>",
			"text\t<p>Hotline <input type=tel value='+44 20' readonly></p>\t<p>Hotline <input type=tel value='+44 30' readonly></p>",
			"bytes\t<p>Hotline <input type=tel value='+44 20'></p>\t<p>Hotline <input type=tel value='+44 30'></p>",
			"bytes\t<p>Status <span title='Checked 5 minutes ago'></span></p>\t<p>Status <span title='Checked 6 minutes ago'></span></p>",
			"text\t<p>Flow</p><svg role=img><title>Decision</title><desc>Go to Annex IX</desc><path d=M0></path></svg>\t<p>Flow</p><svg role=img><title>Decision</title><desc>Go to Annex XI</desc><path d=M0></path></svg>",
			"bytes\t<p>Flow</p><div><svg><title>Menu one</title><desc>Opens one</desc></svg></div>\t<p>Flow</p><div><svg><title>Menu two</title><desc>Opens two</desc></svg></div>",
			"text\t<table><tr><td>A</td><td class=yes></td></tr></table>\t<table><tr><td>A</td><td class=no></td></tr></table>",
			"text\t<table><tr><td>A</td><td><span class=tick></span></td></tr></table>\t<table><tr><td>A</td><td><span class=cross></span></td></tr></table>",
			"bytes\t<table><tr><td>A</td><td class=yes>5</td></tr></table>\t<table><tr><td>A</td><td class=no>5</td></tr></table>",
			"text\t<img role=presentation src=a.png alt='Not for children'>\t<img role=presentation src=a.png alt='For children'>",
			"bytes\t<p>A limit <img role=presentation src=a.png alt=''></p>\t<p>A limit <img role=presentation src=b.png alt=''></p>",
			"text\t<img src=m.png usemap='#m' alt=Map><map name=m><area href=a alt='Austria: mandatory'></map>\t<img src=m.png usemap='#m' alt=Map><map name=m><area href=a alt='Austria: voluntary'></map>" })
	void readPage(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("html", materiality, before, after);
	}

}
