package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Dates of updates, counters and copyright, and what looks like them; menus above a
 * title.
 */
class PageNotesTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest(name = "{0}")
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"copyAct\ttext\t<h1>Laws</h1><p>TEXT</p><p>Copyright Act 1968</p>\t<h1>Laws</h1><p>TEXT</p>",
			"copyActList\ttext\t<h1>Laws</h1><p>TEXT</p><p>Patents Act 1977</p><p>Copyright, Designs and Patents Act 1988</p>\t<h1>Laws</h1><p>TEXT</p><p>Patents Act 1977</p><p>Copyright, Designs and Patents Act 1998</p>",
			"copyExpires\ttext\t<h1>Laws</h1><p>TEXT</p><p>Copyright in these works expires in 2030</p>\t<h1>Laws</h1><p>TEXT</p><p>Copyright in these works expires in 2035</p>",
			"copyActRow\ttext\t<h1>Laws</h1><p>TEXT</p><table><tr><td>Copyright Act 1968</td></tr></table>\t<h1>Laws</h1><p>TEXT</p><table><tr><td>Copyright Act 1976</td></tr></table>",
			"rowTwo\ttext\t<h1>Guides</h1><p>TEXT</p><table><tr><td>Guide A</td></tr><tr><td>Last updated: 3 May 2026</td></tr><tr><td>Guide B</td></tr><tr><td>Last updated: 3 May 2026</td></tr><tr><td>Guide C</td></tr><tr><td>Last updated: 3 May 2026</td></tr></table>\t<h1>Guides</h1><p>TEXT</p><table><tr><td>Guide A</td></tr><tr><td>Last updated: 3 May 2026</td></tr><tr><td>Guide B</td></tr><tr><td>Last updated: 9 June 2026</td></tr><tr><td>Guide C</td></tr><tr><td>Last updated: 3 May 2026</td></tr></table>",
			"rowDownloads\ttext\t<h1>Guides</h1><p>TEXT</p><table><tr><td>Guide A</td></tr><tr><td>Last updated: 1 May 2026</td><td>Downloads: 10</td></tr></table><table><tr><td>Guide B</td></tr><tr><td>Last updated: 2 May 2026</td><td>Downloads: 20</td></tr></table><table><tr><td>Guide C</td></tr><tr><td>Last updated: 3 May 2026</td><td>Downloads: 30</td></tr></table><table><tr><td>Guide D</td></tr><tr><td>Last updated: 4 May 2026</td><td>Downloads: 40</td></tr></table>\t<h1>Guides</h1><p>TEXT</p><table><tr><td>Guide A</td></tr><tr><td>Last updated: 1 May 2026</td><td>Downloads: 10</td></tr></table><table><tr><td>Guide B</td></tr><tr><td>Last updated: 2 May 2026</td><td>Downloads: 20</td></tr></table><table><tr><td>Guide C</td></tr><tr><td>Last updated: 13 May 2026</td><td>Downloads: 130</td></tr></table><table><tr><td>Guide D</td></tr><tr><td>Last updated: 4 May 2026</td><td>Downloads: 40</td></tr></table>",
			"parasSame\ttext\t<h1>Guides</h1><p>TEXT</p><p>Guide A</p><p>Updated 3 May 2026</p><p>Guide B</p><p>Updated 3 May 2026</p><p>Guide C</p><p>Updated 3 May 2026</p>\t<h1>Guides</h1><p>TEXT</p><p>Guide A</p><p>Updated 3 May 2026</p><p>Guide B</p><p>Updated 9 June 2026</p><p>Guide C</p><p>Updated 3 May 2026</p>",
			"dlUpdated\ttext\t<h1>Guides</h1><p>TEXT</p><h2>Guide A</h2><dl><dt>Updated</dt><dd>1 May 2026</dd></dl><h2>Guide B</h2><dl><dt>Updated</dt><dd>2 May 2026</dd></dl><h2>Guide C</h2><dl><dt>Updated</dt><dd>3 May 2026</dd></dl><h2>Guide D</h2><dl><dt>Updated</dt><dd>4 May 2026</dd></dl>\t<h1>Guides</h1><p>TEXT</p><h2>Guide A</h2><dl><dt>Updated</dt><dd>1 May 2026</dd></dl><h2>Guide B</h2><dl><dt>Updated</dt><dd>2 May 2026</dd></dl><h2>Guide C</h2><dl><dt>Updated</dt><dd>13 May 2026</dd></dl><h2>Guide D</h2><dl><dt>Updated</dt><dd>4 May 2026</dd></dl>",
			"h3Updated\ttext\t<h1>Guides</h1><p>TEXT</p><h3>Updated</h3><p>3 May 2026</p>\t<h1>Guides</h1><p>TEXT</p><h3>Updated</h3><p>4 May 2026</p>",
			"sections\ttext\t<h1>Guide</h1><p>TEXT</p><p>Updated: 4.10, 4.12</p>\t<h1>Guide</h1><p>TEXT</p><p>Updated: 4.10, 4.13</p>",
			"regulation\ttext\t<h1>Guide</h1><p>TEXT</p><p>Updated: 2017/745</p>\t<h1>Guide</h1><p>TEXT</p><p>Updated: 2017/746</p>",
			"onlyNote\ttext\t<header>Register</header><p>Last updated: 3 May 2026</p><object data=a.pdf></object>\t<header>Register</header><p>Last updated: 4 May 2026</p><object data=a.pdf></object>",
			"onlyNote2\ttext\t<nav>Home</nav><p>Copyright Act 1968</p>\t<nav>Home</nav><p>Copyright Act 1976</p>",
			"onlyViews\ttext\t<nav>Home</nav><p>Visitors: 500</p>\t<nav>Home</nav><p>Visitors: 700</p>",
			"tags2\ttext\t<p class=tags><a href=a>Prohibited</a> <a href=b>Cosmetics</a></p><h1>Triclosan</h1><p>TEXT</p>\t<p class=tags><a href=a>Permitted</a> <a href=b>Cosmetics</a></p><h1>Triclosan</h1><p>TEXT</p>",
			"tagsList\ttext\t<ul class=tags><li><a href=a>Banned</a></li><li><a href=b>Cosmetics</a></li></ul><h1>Triclosan</h1><p>TEXT</p>\t<ul class=tags><li><a href=a>Restricted</a></li><li><a href=b>Cosmetics</a></li></ul><h1>Triclosan</h1><p>TEXT</p>",
			"alertP\ttext\t<h1>Pumps</h1><p>TEXT</p>\t<div role=alert><p><a href=a>Stop using Acme pumps</a> <a href=b>Read the warning</a></p></div><h1>Pumps</h1><p>TEXT</p>",
			"alertUl\ttext\t<h1>Pumps</h1><p>TEXT</p>\t<div role=alert><ul><li><a href=a>Stop using Acme pumps</a></li><li><a href=b>Do not implant Beta valves</a></li></ul></div><h1>Pumps</h1><p>TEXT</p>",
			"alertPlain\ttext\t<h1>Pumps</h1><p>TEXT</p>\t<div class=emergency><ul><li><a href=a>Stop using Acme pumps</a></li><li><a href=b>Do not implant Beta valves</a></li></ul></div><h1>Pumps</h1><p>TEXT</p>",
			"ddP\ttext\t<h1>R</h1><p>TEXT</p><dl><dt>Class</dt><dd><p><a href='javascript:p()'>A</a></p></dd></dl>\t<h1>R</h1><p>TEXT</p><dl><dt>Class</dt><dd><p><a href='javascript:p()'>A+</a></p></dd></dl>",
			"typo3\ttext\t<h1>R</h1><p>TEXT</p><p>Reports by</p><ul><li>Post</li><li><a href='javascript:linkTo_UnCryptMailto(1)'>E-Mail</a></li></ul>\t<h1>R</h1><p>TEXT</p><p>Reports by</p><ul><li>Post</li></ul>",
			"headerDiv3\ttext\t<header><h2>Banned substances</h2></header><ul><li><a href=a>Lead</a></li><li><a href=b>Mercury</a></li><li><a href=c>Cadmium</a></li></ul><h1>Contact</h1><p>TEXT</p>\t<header><h2>Banned substances</h2></header><ul><li><a href=a>Lead</a></li><li><a href=b>Mercury</a></li></ul><h1>Contact</h1><p>TEXT</p>",
			"linkTitle\ttext\t<div><a href=/>Banned substances</a></div><ul><li><a href=a>Lead</a></li><li><a href=b>Mercury</a></li><li><a href=c>Cadmium</a></li></ul><h1>Contact</h1><p>TEXT</p>\t<div><a href=/>Banned substances</a></div><ul><li><a href=a>Lead</a></li><li><a href=b>Mercury</a></li></ul><h1>Contact</h1><p>TEXT</p>",
			"bulletParas\ttext\t<p>&bull; <a href=a>Lead</a></p><p>&bull; <a href=b>Mercury</a></p><p>&bull; <a href=c>Cadmium</a></p><h1>Notes</h1><p>TEXT</p>\t<p>&bull; <a href=a>Lead</a></p><p>&bull; <a href=b>Mercury</a></p><h1>Notes</h1><p>TEXT</p>",
			"submitted\ttext\t<h1>R</h1><p>TEXT</p><p>Submitted by Bayer on 3 May 2026</p>\t<h1>R</h1><p>TEXT</p><p>Submitted by Bayer on 4 June 2026</p>",
			"updatedDiv\ttext\t<h1>Guides</h1><p>TEXT</p><p><a href=a>Guide A</a></p><p>Updated 3 May 2026</p>\t<h1>Guides</h1><p>TEXT</p><p><a href=a>Guide A</a></p><p>Updated 9 June 2026</p>",
			"cookiesList\ttext\t<h1>R</h1><p>TEXT</p><p>The banner must offer</p><ul><li><a href=a>Accept all cookies</a></li><li><a href=b>Reject all cookies</a></li></ul>\t<h1>R</h1><p>TEXT</p><p>The banner must offer</p><ul><li><a href=a>Accept all cookies</a></li></ul>",
			"blockLinks\ttext\t<div><a href=a><span>Lead</span></a> <a href=b><span>Mercury</span></a></div><h1>R</h1><p>TEXT</p>\t<div><a href=a><span>Lead</span></a> <a href=b><span>Cadmium</span></a></div><h1>R</h1><p>TEXT</p>",
			"numberVisits\ttext\t<h1>Trial</h1><p>TEXT</p><p>Number of visits: 4</p>\t<h1>Trial</h1><p>TEXT</p><p>Number of visits: 5</p>",
			"numberHits\ttext\t<h1>Trial</h1><p>TEXT</p><p>Number of visitors: 400</p>\t<h1>Trial</h1><p>TEXT</p><p>Number of visitors: 500</p>",
			"shell\tbytes\t<nav>Home</nav><p><a href=#m>Skip to main content</a></p><div id=root></div>\t<nav>Home</nav><p><a href=#m>Skip to main content</a></p><div id=root></div>",
			"shellCopy\tbytes\t<nav>Home</nav><div id=root></div><p>&copy; 2026 Authority</p>\t<nav>Home</nav><div id=root></div><p>&copy; 2026 Authority</p>",
			"printOnly\tbytes\t<div id=app></div><button>Print</button>\t<div id=app></div><button>Print</button>",
			"lastUpdOnly\tbytes\t<p>Last updated: 3 May 2026</p>\t<p>Last updated: 3 May 2026</p>",
			"listEntries\ttext\t<h1>G</h1><p>TEXT</p><ul><li><a href=a>Guide A</a><p>Updated 3 May 2026</p></li><li><a href=b>Guide B</a><p>Updated 3 May 2026</p></li></ul>\t<h1>G</h1><p>TEXT</p><ul><li><a href=a>Guide A</a><p>Updated 3 May 2026</p></li><li><a href=b>Guide B</a><p>Updated 9 June 2026</p></li></ul>",
			"entriesViews\ttext\t<h1>G</h1><p>TEXT</p><h2>A</h2><p>Updated 1 May 2026 | Downloads: 1</p><h2>B</h2><p>Updated 2 May 2026 | Downloads: 2</p><h2>C</h2><p>Updated 3 May 2026 | Downloads: 3</p><h2>D</h2><p>Updated 4 May 2026 | Downloads: 4</p>\t<h1>G</h1><p>TEXT</p><h2>A</h2><p>Updated 1 May 2026 | Downloads: 1</p><h2>B</h2><p>Updated 2 May 2026 | Downloads: 2</p><h2>C</h2><p>Updated 13 May 2026 | Downloads: 13</p><h2>D</h2><p>Updated 4 May 2026 | Downloads: 4</p>",
			"updYear\ttext\t<h1>G</h1><p>TEXT</p><p>Updated: May 2024</p>\t<h1>G</h1><p>TEXT</p><p>Updated: May 2025</p>",
			"updNoPdf\ttext\t<h1>Union register</h1><p>TEXT</p><p><a href=l.pdf>List of approved devices (PDF)</a></p><p>Updated: 3 May 2026</p>\t<h1>Union register</h1><p>TEXT</p><p><a href=l.pdf>List of approved devices (PDF)</a></p><p>Updated: 3 July 2026</p>",
			"emailButton\ttext\t<h1>R</h1><p>TEXT</p><p>Send by</p><ul><li><button>Email</button></li><li><button>Fax</button></li></ul>\t<h1>R</h1><p>TEXT</p><p>Send by</p><ul><li><button>Fax</button></li></ul>",
			"gradeP\ttext\t<h1>R</h1><p>TEXT</p><h2>Hazard class</h2><p><a href='javascript:void(0)'>A</a></p>\t<h1>R</h1><p>TEXT</p><h2>Hazard class</h2><p><a href='javascript:void(0)'>A+</a></p>",
			"gradeButton\ttext\t<h1>R</h1><p>TEXT</p><h2>Hazard class</h2><div><button>A</button></div>\t<h1>R</h1><p>TEXT</p><h2>Hazard class</h2><div><button>A-</button></div>",
			"statusNested\ttext\t<h1>R</h1><p>TEXT</p>\t<div role=status><div><a href=a>Imports banned</a> <a href=b>Read why</a></div></div><h1>R</h1><p>TEXT</p>",
			"copyEntry\ttext\t<h1>R</h1><p>TEXT</p><p>Copyright Directive applied from 2021</p>\t<h1>R</h1><p>TEXT</p><p>Copyright Directive not applied from 2021</p>",
			"rowPrinted\ttext\t<h1>R</h1><p>TEXT</p><table><tr><th>Sample A</th></tr><tr><td>Retrieved on 3 May 2026</td></tr></table>\t<h1>R</h1><p>TEXT</p><table><tr><th>Sample A</th></tr><tr><td>Retrieved on 3 June 2026</td></tr></table>",
			"icons\ttext\t<p>TEXT</p><table><tr><td>II</td><td><a href=#n><i class='fa fa-check'></i></a><sup>1</sup></td></tr></table>\t<p>TEXT</p><table><tr><td>II</td><td><a href=#n><i class='fa fa-times'></i></a><sup>1</sup></td></tr></table>",
			"crossItem\ttext\t<p>TEXT</p><ul><li><i class='fa fa-check'></i> Lead</li></ul>\t<p>TEXT</p><ul><li><i class='fa fa-times'></i> Lead</li></ul>",
			"struckOption\tbytes\t<p>TEXT</p><p>Choose <select><option>a</select></p>\t<p>TEXT</p><p>Choose <select><option class=strike>a</select></p>",
			"svgNoise\tbytes\t<p>TEXT</p><svg aria-hidden=true><text>1</text></svg><svg><clipPath><text>1</text></clipPath></svg>\t<p>TEXT</p><svg aria-hidden=true><text>2</text></svg><svg><clipPath><text>2</text></clipPath></svg>",
			"svgMenu\tbytes\t<p>TEXT</p><div><svg><title>Menu closed</title></svg></div>\t<p>TEXT</p><div><svg><title>Menu open</title></svg></div>",
			"upToDate\tfurniture\t<h1>R</h1><p>TEXT</p><p>The Act 2002 is up to date with all changes known to be in force on or before 03 May 2026. Changes are outstanding.</p>\t<h1>R</h1><p>TEXT</p><p>The Act 2002 is up to date with all changes known to be in force on or before 05 May 2026. Changes are outstanding.</p>",
			"upToDateMore\ttext\t<h1>R</h1><p>TEXT</p><p>The Act is up to date as of 3 May 2026.</p>\t<h1>R</h1><p>TEXT</p><p>The Act is up to date as of 3 May 2026. Changes are outstanding.</p>",
			"currentTo\tfurniture\t<h1>R</h1><p>TEXT</p><p>Regulations are current to 2026-05-03 and last amended on 2024-01-03.</p>\t<h1>R</h1><p>TEXT</p><p>Regulations are current to 2026-05-05 and last amended on 2024-01-03.</p>",
			"lastAmended\ttext\t<h1>R</h1><p>TEXT</p><p>Regulations are current to 2026-05-03 and last amended on 2024-01-03.</p>\t<h1>R</h1><p>TEXT</p><p>Regulations are current to 2026-05-03 and last amended on 2026-05-01.</p>",
			"currentFee\ttext\t<h1>R</h1><p>TEXT</p><p>The fee of 500 EUR is current to 3 May 2026.</p>\t<h1>R</h1><p>TEXT</p><p>The fee of 900 EUR is current to 3 May 2026.</p>",
			"ddHistory\tfurniture\t<h1>R</h1><p>TEXT</p><dl><dt>Last updated</dt><dd>3 May 2026 \u2014 <a href=h>See all updates</a></dd></dl>\t<h1>R</h1><p>TEXT</p><dl><dt>Last updated</dt><dd>5 May 2026 \u2014 <a href=h>See all updates</a></dd></dl>",
			"ddViews\tfurniture\t<h1>R</h1><p>TEXT</p><dl><dt>Page views</dt><dd>1,234</dd></dl>\t<h1>R</h1><p>TEXT</p><dl><dt>Page views</dt><dd>1,301</dd></dl>",
			"ddLimit\ttext\t<h1>R</h1><p>TEXT</p><dl><dt>Visits</dt><dd>1,234</dd></dl>\t<h1>R</h1><p>TEXT</p><dl><dt>Visits</dt><dd>1,301</dd></dl>",
			"liViews\tfurniture\t<h1>R</h1><p>TEXT</p><ul><li>\uC870\uD68C\uC218 123</li></ul>\t<h1>R</h1><p>TEXT</p><ul><li>\uC870\uD68C\uC218 188</li></ul>",
			"generatedIn\tfurniture\t<h1>R</h1><p>TEXT</p><p>Page generated in 0.123 seconds</p>\t<h1>R</h1><p>TEXT</p><p>Page generated in 0.387 seconds</p>",
			"today\tfurniture\t<h1>R</h1><p>TEXT</p><p>\u4ECA\u5929\u662F2026\u5E745\u67083\u65E5</p>\t<h1>R</h1><p>TEXT</p><p>\u4ECA\u5929\u662F2026\u5E745\u67085\u65E5</p>",
			"backlink\tbytes\t<h1>R</h1><p>TEXT</p><ol><li>See the annex.</li></ol>\t<h1>R</h1><p>TEXT</p><ol><li>See the annex. <a href=#r1>\u21A9</a></li></ol>",
			"contents\tfurniture\t<h1>R</h1><p>TEXT</p><h2>Fees</h2><p>None</p>\t<p>Contents</p><ul><li><a href=#f>Fees</a></li></ul><h1>R</h1><p>TEXT</p><h2>Fees</h2><p>None</p>",
			"contentsOther\ttext\t<h1>R</h1><p>TEXT</p><h2>Fees</h2><p>None</p>\t<h1>R</h1><ul><li><a href=f>Fees of 2026</a></li></ul><p>TEXT</p><h2>Fees</h2><p>None</p>",
			"noscript\tbytes\t<h1>R</h1><p>TEXT</p><img src='data:,' data-src=a.png alt=Flow><noscript><img src=a.png alt=Flow></noscript>\t<h1>R</h1><p>TEXT</p><img src=a.png alt=Flow>",
			"bulletViews\tfurniture\t<p>TEXT</p><p>• 500 views</p>\t<p>TEXT</p><p>• 501 views</p>",
			"threeStamps\tfurniture\t<h1>R</h1><p>TEXT</p><p>Content current as of: 1 May 2026</p><p>Last updated: 2 May 2026</p><p>Printed on 3 May 2026</p>\t<h1>R</h1><p>TEXT</p><p>Content current as of: 1 May 2026</p><p>Last updated: 2 May 2026</p><p>Printed on 4 May 2026</p>" })
	void compare(String name, String materiality, String before, String after) throws IOException {
		new PageComparison(this.directory).assertDifference(materiality, before.replace("TEXT", PageComparison.TEXT),
				after.replace("TEXT", PageComparison.TEXT));
	}

}
