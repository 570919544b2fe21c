package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import io.regwatch.schema.Block;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Links, icons, drawings and struck text of pages: what is like furniture and is none.
 */
class PageLinksTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest(name = "{0}")
	@CsvSource(delimiter = '|', quoteCharacter = '~', value = {
			"dialogH1 | text | <main><h2>Guidance</h2><p>TEXT</p><ul><li><a href=a>Guidance on software</a></li><li><a href=b>Guidance on implants</a></li></ul></main><div role=dialog><h1>Your privacy</h1></div> | <main><h2>Guidance</h2><p>TEXT</p><ul><li><a href=a>Guidance on software</a></li></ul></main><div role=dialog><h1>Your privacy</h1></div>",
			"asideH1 | text | <main><h2>Guidance</h2><p>TEXT</p><ul><li><a href=a>Guidance on software</a></li><li><a href=b>Guidance on implants</a></li></ul></main><aside><h1>Contact</h1></aside> | <main><h2>Guidance</h2><p>TEXT</p><ul><li><a href=a>Guidance on software</a></li></ul></main><aside><h1>Contact</h1></aside>",
			"laterH1 | text | <article><h2>Banned substances</h2><p>TEXT</p><ul><li><a href=a>Lead</a></li><li><a href=b>Mercury</a></li></ul></article><section><h1>Archive</h1><p>Old lists</p></section> | <article><h2>Banned substances</h2><p>TEXT</p><ul><li><a href=a>Lead</a></li></ul></article><section><h1>Archive</h1><p>Old lists</p></section>",
			"mainAbove | text | <main><ul><li><a href=a>Lead</a></li><li><a href=b>Mercury</a></li></ul><h1>Records of devices</h1><p>TEXT</p> | <main><ul><li><a href=a>Lead</a></li></ul><h1>Records of devices</h1><p>TEXT</p>",
			"unclosedName | text | <a name=top/><p>Makers keep the records for ten years.</p><h1>Records of devices</h1><p>TEXT</p> | <a name=top/><p>Makers need not keep the records.</p><h1>Records of devices</h1><p>TEXT</p>",
			"unclosedNameNoNumber | text | <a name=top/><p>Makers must keep the records.</p><h1>Records of devices</h1><p>TEXT</p> | <a name=top/><p>Makers need not keep the records.</p><h1>Records of devices</h1><p>TEXT</p>",
			"anchorNoHref | text | <p><a name=s1>Makers must keep the records.</a></p><h1>Records of devices</h1><p>TEXT</p> | <p><a name=s1>Makers need not keep the records.</a></p><h1>Records of devices</h1><p>TEXT</p>",
			"anchorYesNo | text | <h1>Records</h1><p>TEXT</p><a name=q1/><p>Is a licence needed?</p><p>Yes</p> | <h1>Records</h1><p>TEXT</p><a name=q1/><p>Is a licence needed?</p><p>No</p>",
			"unclosedButton | text | <button>Menu<p>Makers must keep the records.</p><h1>Records of devices</h1><p>TEXT</p> | <button>Menu<p>Makers need not keep the records.</p><h1>Records of devices</h1><p>TEXT</p>",
			"imgAbove | text | <p>A</p><h1>Records of devices</h1><p>TEXT</p> | <p>A</p><p><img src=a/warning.png alt='Boxed warning'></p><h1>Records of devices</h1><p>TEXT</p>",
			"imgAboveChanged | text | <p><img src=a/prohibited.png alt='Prohibited'></p><h1>Records of devices</h1><p>TEXT</p> | <p><img src=a/permitted.png alt='Permitted'></p><h1>Records of devices</h1><p>TEXT</p>",
			"fieldAbove | text | <p><input readonly value=Mandatory></p><h1>Records of devices</h1><p>TEXT</p> | <p><input readonly value=Voluntary></p><h1>Records of devices</h1><p>TEXT</p>",
			"tickAbove | text | <p><input type=checkbox checked> <a href=a>Sterile</a></p><h1>Records of devices</h1><p>TEXT</p> | <p><input type=checkbox> <a href=a>Sterile</a></p><h1>Records of devices</h1><p>TEXT</p>",
			"triangle | text | <p>A</p><h1>Records of devices</h1><p>TEXT</p> | <p>A</p><p>▼</p><h1>Records of devices</h1><p>TEXT</p>",
			"crossLink | text | <p>✔ <a href=a>Authorised</a></p><h1>Records of devices</h1><p>TEXT</p> | <p>✘ <a href=a>Authorised</a></p><h1>Records of devices</h1><p>TEXT</p>",
			"struckDiv | text | <p>Makers must keep the records.</p><h1>Records of devices</h1><p>TEXT</p> | <del><p>Makers must keep the records.</p></del><h1>Records of devices</h1><p>TEXT</p>",
			"revoked | text | <p>A</p><h1>Records of devices</h1><p>TEXT</p> | <p>A</p><p><a class=badge href=/s>Revoked</a></p><h1>Records of devices</h1><p>TEXT</p>",
			"expired | text | <p>A</p><h1>Records of devices</h1><p>TEXT</p> | <p>A</p><p><a class=badge href=/s>Expired</a></p><h1>Records of devices</h1><p>TEXT</p>",
			"cjkRepealed | text | <p>A</p><h1>Records of devices</h1><p>TEXT</p> | <p>A</p><p><a class=badge href=/s>废止</a></p><h1>Records of devices</h1><p>TEXT</p>",
			"suspended | text | <p><a class=badge href=/s>Approved</a></p><h1>Records of devices</h1><p>TEXT</p> | <p><a class=badge href=/s>Suspended</a></p><h1>Records of devices</h1><p>TEXT</p>",
			"roman | text | <p><a href=a>Class II</a></p><h1>Records of devices</h1><p>TEXT</p> | <p><a href=a>Class III</a></p><h1>Records of devices</h1><p>TEXT</p>",
			"alert | text | <p>A</p><h1>Records of devices</h1><p>TEXT</p> | <p>A</p><div role=alert><a href=a>Safety recall of this device</a></div><h1>Records of devices</h1><p>TEXT</p>",
			"ddAbove | text | <dl><dt>Applies to</dt><dd><a href=e>England</a>, <a href=w>Wales</a></dd></dl><h1>Records of devices</h1><p>TEXT</p> | <dl><dt>Applies to</dt><dd><a href=e>England</a></dd></dl><h1>Records of devices</h1><p>TEXT</p>",
			"ddStatus | text | <dl><dt>Status</dt><dd><a href=e>Mandatory</a></dd></dl><h1>Records of devices</h1><p>TEXT</p> | <dl><dt>Status</dt><dd><a href=e>Voluntary</a></dd></dl><h1>Records of devices</h1><p>TEXT</p>",
			"ddYesNo | text | <h1>Records</h1><p>TEXT</p><dl><dt>Prescription needed</dt><dd><a href=g>Yes</a></dd></dl> | <h1>Records</h1><p>TEXT</p><dl><dt>Prescription needed</dt><dd><a href=g>No</a></dd></dl>",
			"liYesNo | text | <h1>Records</h1><p>TEXT</p><p>Is the device active?</p><ul><li><a href=a>Yes</a></li></ul> | <h1>Records</h1><p>TEXT</p><p>Is the device active?</p><ul><li><a href=a>No</a></li></ul>",
			"gradeA | text | <h1>Records</h1><p>TEXT</p><dl><dt>Hazard class</dt><dd><a href=g>A</a></dd></dl> | <h1>Records</h1><p>TEXT</p><dl><dt>Hazard class</dt><dd><a href=g>A+</a></dd></dl>",
			"liEmail | text | <h1>Records</h1><p>TEXT</p><p>Send reports by</p><ul><li>Post</li><li><a href=mailto:a>Email</a></li></ul> | <h1>Records</h1><p>TEXT</p><p>Send reports by</p><ul><li>Post</li></ul>",
			"liPrivacy | text | <h1>Records</h1><p>TEXT</p><p>Makers document:</p><ul><li><a href=#p>Privacy</a></li><li><a href=#s>Safety</a></li></ul> | <h1>Records</h1><p>TEXT</p><p>Makers document:</p><ul><li><a href=#s>Safety</a></li></ul>",
			"liAccess | text | <h1>Records</h1><p>TEXT</p><p>Makers publish an</p><ul><li><a href=#p>Accessibility statement</a></li><li>Address</li></ul> | <h1>Records</h1><p>TEXT</p><p>Makers publish an</p><ul><li>Address</li></ul>",
			"actionStruck | text | <h1>Records</h1><p>TEXT</p><p>Send by</p><ul><li><a href=#p>Email</a></li></ul> | <h1>Records</h1><p>TEXT</p><p>Send by</p><ul><li><del><a href=#p>Email</a></del></li></ul>",
			"faSvg | text | <p>TEXT</p><table><tr><td>II</td><td><svg class='svg-inline--fa fa-check fa-w-16'><path d=M0 /></svg></td></tr></table> | <p>TEXT</p><table><tr><td>II</td><td><svg class='svg-inline--fa fa-times fa-w-16'><path d=M0 /></svg></td></tr></table>",
			"svgModifier | text | <p>TEXT</p><table><tr><td>II</td><td><svg class='icon icon-small'><use href='#check'></use></svg></td></tr></table> | <p>TEXT</p><table><tr><td>II</td><td><svg class='icon icon-small'><use href='#times'></use></svg></td></tr></table>",
			"useXlink | text | <p>TEXT</p><table><tr><td>II</td><td><svg class=icon><use xlink:href='s.svg#check'></use></svg></td></tr></table> | <p>TEXT</p><table><tr><td>II</td><td><svg class=icon><use xlink:href='s.svg#times'></use></svg></td></tr></table>",
			"notChecked | text | <p>TEXT</p><table><tr><td>II</td><td><i class='icon-checked'></i></td></tr></table> | <p>TEXT</p><table><tr><td>II</td><td><i class='icon-not-checked'></i></td></tr></table>",
			"iconTitleSame | text | <p>TEXT</p><table><tr><td>II</td><td><i class='fa fa-check' title=Status></i></td></tr></table> | <p>TEXT</p><table><tr><td>II</td><td><i class='fa fa-times' title=Status></i></td></tr></table>",
			"twoIcons | text | <p>TEXT</p><table><tr><td>II</td><td><i class='fa fa-info'></i><i class='fa fa-check'></i></td></tr></table> | <p>TEXT</p><table><tr><td>II</td><td><i class='fa fa-info'></i><i class='fa fa-times'></i></td></tr></table>",
			"iconImg | bytes | <p>TEXT</p><table><tr><td>II</td><td><a href=f.pdf><i class='fa fa-download'></i></a></td></tr></table> | <p>TEXT</p><table><tr><td>II</td><td><a href=f.pdf><i class='fa fa-file-pdf'></i></a></td></tr></table>",
			"sortTitle | bytes | <table><tr><th>Name <svg><title>Sort ascending</title></svg></th><td>TEXT</td></tr></table> | <table><tr><th>Name <svg><title>Sort descending</title></svg></th><td>TEXT</td></tr></table>",
			"tooltip | bytes | <p>TEXT</p><table><tr><td>II</td><td><span title='Checked 5 minutes ago'></span></td></tr></table> | <p>TEXT</p><table><tr><td>II</td><td><span title='Checked 6 minutes ago'></span></td></tr></table>",
			"svgHiddenText | bytes | <h1>Records</h1><p>TEXT</p><svg><text style='display:none'>token 5</text></svg> | <h1>Records</h1><p>TEXT</p><svg><text style='display:none'>token 6</text></svg>",
			"svgUnclosed | text | <h1>Records</h1><p>TEXT</p><svg><path d=M0><p>Fee 5</p><table><tr><td>a</td></tr></table> | <h1>Records</h1><p>TEXT</p><svg><path d=M0><p>Fee 6</p><table><tr><td>a</td></tr></table>",
			"svgForeign | text | <h1>Records</h1><p>TEXT</p><svg><foreignObject><p>Fee</p><p>5</p></foreignObject></svg> | <h1>Records</h1><p>TEXT</p><svg><foreignObject><p>Fee</p><p>6</p></foreignObject></svg>",
			"svgUnclosedCells | text | <h1>Records</h1><p>TEXT</p><svg><g><table><tr><td>a</td><td></td><td>b</td></tr></table> | <h1>Records</h1><p>TEXT</p><svg><g><table><tr><td>a</td><td>b</td><td></td></tr></table>",
			"svgTitleElsewhere | text | <h1>Records</h1><p>TEXT</p><dl><dt>Sterile</dt><dd><svg><title>Yes</title></svg></dd></dl> | <h1>Records</h1><p>TEXT</p><dl><dt>Sterile</dt><dd><svg><title>No</title></svg></dd></dl>",
			"struckRow | text | <h1>Records</h1><p>TEXT</p><table><tr><td>a</td><td>b</td></tr></table> | <h1>Records</h1><p>TEXT</p><table><tr style='text-decoration:line-through'><td>a</td><td>b</td></tr></table>",
			"struckSpoken | text | <h1>Records</h1><p>TEXT</p><p>Limit 5</p> | <h1>Records</h1><p>TEXT</p><p>Limit <del class=sr-only>5</del></p>",
			"struckClass | text | <h1>Records</h1><p>TEXT</p><p>Limit 5</p> | <h1>Records</h1><p>TEXT</p><p>Limit <span class=strike>5</span></p>",
			"version10 | text | <h1>Records</h1><p>TEXT</p><p>Last published: 2.1.10</p> | <h1>Records</h1><p>TEXT</p><p>Last published: 2.1.11</p>",
			"rocDate | furniture | <h1>Records</h1><p>TEXT</p><p>更新日期：114/5/1</p> | <h1>Records</h1><p>TEXT</p><p>更新日期：114/5/2</p>",
			"shortYear | furniture | <h1>Records</h1><p>TEXT</p><p>Last updated: 25-3-1</p> | <h1>Records</h1><p>TEXT</p><p>Last updated: 25-3-2</p>",
			"nbsvgCell | text | <h1>Records</h1><p>TEXT</p><table><tr><td>a</td><td><svg><g></svg></td><td>b</td></tr></table> | <h1>Records</h1><p>TEXT</p><table><tr><td>a</td><td>b</td><td><svg><g></svg></td></tr></table>",
			"twoTitles | text | <p>Makers <a name=x>must</a> report</p><h1>Records of devices</h1><p>TEXT</p> | <p>Makers <a name=x>may</a> report</p><h1>Records of devices</h1><p>TEXT</p>",
			"anchorWrapsItem | text | <ul><li><a id=i1>Report incidents</a></li><li><a id=i2>Keep records</a></li></ul><h1>Records of devices</h1><p>TEXT</p> | <ul><li><a id=i1>Report incidents</a></li></ul><h1>Records of devices</h1><p>TEXT</p>",
			"imgLinked | text | <p>A</p><h1>Records of devices</h1><p>TEXT</p> | <p>A</p><p><a href=x><img src=mandatory.png alt=Mandatory></a></p><h1>Records of devices</h1><p>TEXT</p>",
			"numberedOk | text | <p>A</p><h1>Records of devices</h1><p>TEXT</p> | <p>A</p><p><a href=x>Class 3</a></p><h1>Records of devices</h1><p>TEXT</p>",
			"oldTopLink | text | <h1>Records</h1><a name=top/><p>TEXT</p><p>Sterile</p><p>No</p> | <h1>Records</h1><a name=top/><p>TEXT</p><p>Sterile</p><p>Yes</p>",
			"deletedOnly | text | <div><p>Makers must report.</p></div><h1>Records of devices</h1><p>TEXT</p> | <div style='text-decoration:line-through'><p>Makers must report.</p></div><h1>Records of devices</h1><p>TEXT</p>" })
	void compare(String name, String materiality, String before, String after) throws IOException {
		new PageComparison(this.directory).assertDifference(materiality, before.replace("TEXT", PageComparison.TEXT),
				after.replace("TEXT", PageComparison.TEXT));
	}

	@ParameterizedTest
	@ValueSource(strings = { "<p style='%s'>a</p>", "<p class='%s'>a</p>",
			"<table><tr><td><svg><use href='#%s'></svg></td></tr></table>" })
	void readsHostileNames(String page) throws IOException {
		String body = "<p>Makers report.</p>" + page;
		for (String part : List.of("text-decoration:", "check-circle-", "line-", "not-")) {
			assertThat(new PageComparison(this.directory).blocks(body.formatted(part.repeat(20_000)))).first()
				.extracting(Block::text)
				.isEqualTo("Makers report.");
		}
	}

}
