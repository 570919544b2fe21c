package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What stands around the text of a page is no change, and nothing of the text is lost.
 */
class PageFurnitureTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"text | <p>Last updated: 1 May 2025 - withdrawn</p> | <p>Last updated: 1 May 2025 - in force</p>",
			"text | <p>Last updated 1 May 2025: fee 100 EUR</p> | <p>Last updated 1 May 2025: fee 200 EUR</p>",
			"text | <p>Date modified: 2025-02-03 Limit 5 mg</p> | <p>Date modified: 2025-02-03 Limit 6 mg</p>",
			"text | <p>Generated on 3 May 2025 by rule 5</p> | <p>Generated on 3 May 2025 by rule 6</p>",
			"text | <p>Last updated: 1 May 2025. Fee 100</p> | <p>Last updated: 1 May 2025. Fee 200</p>",
			"furniture | <p>Generated on 2025-03-03 04:00:11 in 0.23 seconds</p> | <p>Generated on 2025-03-04 04:00:09 in 0.18 seconds</p>",
			"text | <li>Guidance 5, updated 3 May 2025</li> | <li>Guidance 5, updated 4 May 2026</li>",
			"text | <p>(c) a fee of EUR 1500 for each application;</p> | <p>(c) a fee of EUR 2500 for each application;</p>",
			"text | <p>(c) From 2028 all devices need a certificate.</p> | <p>(c) From 2029 all devices need a certificate.</p>",
			"text | <p>Copyright Act 1968 applies to labels</p> | <p>Copyright Act 1968 does not apply to labels</p>",
			"furniture | <p>\u00A9 Bundesinstitut 2024</p> | <p>\u00A9 Bundesinstitut 2025</p>",
			"text | <table><tr><td>5 visits</td><td>6 visits</td></tr></table> | <table><tr><td>5 visits</td><td>7 visits</td></tr></table>",
			"text | <p>Guide A</p><p>Last updated: 3 May 2025</p><p>Guide B</p><p>Last updated: 4 May 2025</p><p>Guide C</p><p>Last updated: 5 May 2025</p> | <p>Guide A</p><p>Last updated: 3 May 2025</p><p>Guide B</p><p>Last updated: 9 May 2025</p><p>Guide C</p><p>Last updated: 5 May 2025</p>",
			"furniture | <p>Last modification 01.10.2025</p> | <p>Last modification 02.11.2025</p>",
			"furniture | <p>Last update: 3 May 2025</p> | <p>Last update: 4 June 2025</p>",
			"text | <p>Last update: version 2</p> | <p>Last update: version 3</p>",
			"furniture | <p>Letzte Aktualisierung dieser Seite: 03.05.2025</p> | <p>Letzte Aktualisierung dieser Seite: 04.06.2025</p>",
			"furniture | <p>Atualizado em 03/05/2025 10h15</p> | <p>Atualizado em 04/06/2025 11h20</p>",
			"furniture | <p>\u0622\u062E\u0631 \u062A\u062D\u062F\u064A\u062B: 3 \u0645\u0627\u064A\u0648 2025</p> | <p>\u0622\u062E\u0631 \u062A\u062D\u062F\u064A\u062B: 4 \u064A\u0648\u0646\u064A\u0648 2025</p>",
			"furniture | <p>Visitor Count: 1234</p> | <p>Visitor Count: 1299</p>",
			"text | <p>Last published: 2.1.3</p> | <p>Last published: 2.1.4</p>",
			"text | <div class=social>LONG</div> | <div class=social>LONG changed</div>",
			"furniture | <p>A</p> | <p>A</p><p><a href=#>Print this page</a></p>",
			"furniture | <p>A</p> | <p>A</p><button>Share</button><p><a href='javascript:share()'>Email</a></p><p><a href=#>Seite drucken</a></p>",
			"text | <p>Home</p> | <p>Search</p>", "text | <p><a>Class I</a></p> | <p><a>Class II</a></p>",
			"text | <p>Last published: 2.1</p> | <p>Last published: 3.0</p>",
			"text | <h3>Last updated</h3><p>5 m</p> | <h3>Last updated</h3><p>6 m</p>",
			"text | <table><tr><td>Last updated</td><td>12</td></tr></table> | <table><tr><td>Last updated</td><td>13</td></tr></table>",
			"furniture | <p>Derni\u00E8re mise \u00E0 jour : 3 mai 2026 \u00E0 10h15</p> | <p>Derni\u00E8re mise \u00E0 jour : 4 mai 2026 \u00E0 9h05</p>",
			"text | <table><tr><td>II</td><td><i class='bi bi-x-circle-fill'></i></td></tr></table> | <table><tr><td>II</td><td><i class='bi bi-check-circle-fill'></i></td></tr></table>",
			"furniture | <h2>Content current as of:</h2><p>03/02/2025</p> | <h2>Content current as of:</h2><p>04/03/2025</p>",
			"furniture | <p>Zuletzt ge\u00E4ndert am Montag, 3. M\u00E4rz 2025, 10:12 Uhr</p> | <p>Zuletzt ge\u00E4ndert am Dienstag, 4. M\u00E4rz 2025, 9:01 Uhr</p>",
			"furniture | <p>\u6700\u7D42\u66F4\u65B0\u65E5\uFF1A2025\u5E743\u67083\u65E5</p> | <p>\u6700\u7D42\u66F4\u65B0\u65E5\uFF1A2025\u5E744\u67084\u65E5</p>",
			"furniture | <dl><dt>Date modified:</dt><dd>2025-02-03</dd></dl> | <dl><dt>Date modified:</dt><dd>2025-03-04</dd></dl>",
			"text | <dl><dt>Date modified:</dt><dd>Limit 5</dd></dl> | <dl><dt>Date modified:</dt><dd>Limit 6</dd></dl>",
			"text | <dl><dt>Date of application</dt><dd>3 May 2026</dd></dl> | <dl><dt>Date of application</dt><dd>4 May 2026</dd></dl>",
			"furniture | <p>\u00A9 2024 Ministry of Health. Hits: 5</p> | <p>\u00A9 2025 Ministry of Health. Hits: 6</p>",
			"text | <ul><li>5 visits</li></ul> | <ul><li>6 visits</li></ul>", "text | <p>5 min</p> | <p>6 min</p>",
			"text | <table><tr><td>Visits</td><td>5</td></tr></table> | <table><tr><td>Visits</td><td>6</td></tr></table>" })
	void note(String materiality, String before, String after) throws IOException {
		assertDifference(materiality,
				"<p>" + PageComparison.TEXT + "</p>" + before.replace("LONG", PageComparison.TEXT.repeat(5)),
				"<p>" + PageComparison.TEXT + "</p>" + after.replace("LONG", PageComparison.TEXT.repeat(5)));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"furniture | <a href=x>Home</a> &gt; <a href=x>Guidance</a> &gt; Records of devices",
			"furniture | <p><a href=#c>Skip to main content</a></p><p><a href=x>Home</a> / <a href=x>Devices</a></p>",
			"furniture | <ul><li><a href=x>Home</a></li><li><a href=x>News</a></li></ul>",
			"furniture | <ul><li><a href=x>Skip to content</a></li><li><a href=x>Devices</a></li></ul>",
			"text | <ul><li><a href=x>Lead</a></li><li><a href=x>Mercury</a></li></ul>",
			"text | <div><a href=x>About us</a> <a href=x>Topics</a> <a href=x>Contact</a></div>",
			"text | <p>This page is about <a href=x>devices</a></p>", "text | <a href=x>Draft guidance</a>",
			"text | <a href=x>Version 3</a>", "text | <p><a href=x>Open for comment</a></p>",
			"text | <p><a href=x>This guidance has been withdrawn</a></p>",
			"text | <a href=x>Home</a> &gt; Records of implants" })
	void linksAboveTitle(String materiality, String links) throws IOException {
		String page = "%s<h1>Records of devices</h1><p>" + PageComparison.TEXT + "</p>";
		assertDifference(materiality, page.formatted(""), page.formatted(links));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "furniture | role=navigation", "furniture | role=contentinfo",
			"furniture | role=dialog", "furniture | class=gem-c-cookie-banner", "furniture | id=onetrust-banner-sdk",
			"furniture | class=cookienotice", "furniture | class=govuk-breadcrumbs", "furniture | class=site-footer",
			"furniture | class=language-switcher-language-url", "furniture | class=mainMenu",
			"furniture | class='nav_main skip-links'", "text | class=market-share", "text | class=fine-print",
			"text | class=page-header", "text | class=menu", "text | role=alert", "text | class=related-articles",
			"text | class=sidebar", "text | id=informed-consent", "text | id=navigation", "text | id=use-of-cookies",
			"text | id=rules-for-social-media", "text | class=with-navbar", "text | class=no-breadcrumb",
			"text | class=feedback-form", "furniture | class=page-views", "text | class=cookie-consent-given",
			"text | class=widget-area", "text | id=header", "text | class='usa-site-alert usa-site-alert--info'",
			"furniture | role=search", "furniture | class='search-block'", "text | class=search-results",
			"text | id=search-results", "text | class=site-search-results", "text | class=search-box role=main",
			"text | class=feedback", "text | class=entry-footer", "text | class=comments-area",
			"text | class=cookie-banners", "text | class=cookie-bar-closed", "furniture | id=cookie-banner" })
	void box(String materiality, String attribute) throws IOException {
		String page = "<p>%s</p><div %s><p>Fee %%d</p></div>".formatted(PageComparison.TEXT, attribute);
		assertDifference(materiality, page.formatted(5), page.formatted(6));
	}

	/** A site may give its whole text such a name. */
	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = { "text | <div class=navbar>%1$s%1$s%1$s%1$s Fee %2$d</div>",
					"text | <div class=cookie-banner>%1$s Fee %2$d</div>",
					"text | %1$s<div class=navbar><main>Fee %2$d</main></div>",
					"text | %1$s<div class=cookie-banner><h1>Act</h1><p>Fee %2$d</p></div>",
					"text | <article>%1$s<ul class=main-menu><li>Fee %2$d</li></ul></article>",
					"furniture | <article>%1$s<div class=share-buttons>Share (%2$d)</div></article>",
					"furniture | <article>%1$s<nav class=pagination><a>%2$d</a></nav></article>",
					"text | %1$s<div role=search><form><input></form><ul><li>Fee %2$d</ul></div>",
					"text | %1$s<form role=search><input><table><tr><td>Fee %2$d</table></form>",
					"text | %1$s<section id=cookie-banner><h2>Cookies</h2><p>Fee %2$d</p></section>",
					"text | <main>%1$s<div id=cookie-consent><h2>Cookies</h2><p>Fee %2$d</p></div></main>",
					"furniture | %1$s<div class=navbar><div class=widget_archive>May (%2$d)</div></div>",
					"furniture | %1$s<div class=cookie-banner><div class=share>%1$s%1$s%1$s%1$s%1$s %2$d</div></div>",
					"text | %1$s<div class=navbar><div class=share><h1>Fee %2$d</h1></div></div>",
					"text | %1$s<form class=main-menu><ul><li>Fee %2$d</li></ul></form>",
					"text | %1$s<div class=page-view><h2>Act</h2>%1$s%1$s Fee %2$d</div>",
					"text | <div id=header><p>Fee %2$d</p>%1$s</div>",
					"bytes | %1$s<script id=cookie-banner-js>nonce(%2$d)</script>",
					"furniture | <p>Notice</p><div class=cookie-banner>%1$s%1$s%1$s We and %2$d partners</div>" })
	void boxWithTheText(String materiality, String page) throws IOException {
		String text = "<p>" + PageComparison.TEXT + "</p>";
		assertDifference(materiality, page.formatted(text, 5), page.formatted(text, 6));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "text | <main>%s</main><p>Fee 5</p> | <main>%s</main><p>Fee 6</p>",
			"text | <main>%s<nav>5 Fee</nav></main> | <main>%s<nav>5 [Repealed]</nav></main>",
			"furniture | <nav>Fee 5</nav><main>%s</main> | <nav>Fee 6</nav><main>%s</main>",
			"text | <main><header>Fee 5</header>%s</main> | <main><header>Fee 6</header>%s</main>",
			"text | <main><aside>Fee 5</aside>%s</main> | <main><aside>Fee 6</aside>%s</main>",
			"text | <main>%s<div role=dialog>Fee 5</div></main> | <main>%s<div role=dialog>Fee 6</div></main>",
			"text | <header><h1>Act 5</h1></header><p>%s</p> | <header><h1>Act 6</h1></header><p>%s</p>",
			"status | <div role=dialog>In force</div><p>%s</p> | <div role=dialog>This act was withdrawn.</div><p>%s</p>",
			"text | <div class=tab-panel style='display:none'>Fee 5</div>%s | <div class=tab-panel style='display:none'>Fee 6</div>%s",
			"text | <div role=tabpanel hidden>Fee 5</div>%s | <div role=tabpanel hidden>Fee 6</div>%s" })
	void content(String materiality, String before, String after) throws IOException {
		assertDifference(materiality, before.formatted(PageComparison.TEXT), after.formatted(PageComparison.TEXT));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"bytes | <a href=b>Form</a> | <a href=b>Form<span class=sr-only> (opens in new tab)</span></a>",
			"text | <a href=b>Form</a> | <a href=b>Form<span class=sr-only> (not for class III)</span></a>",
			"text | <p>Dose <span class=sr-only>\u2264</span> 5</p> | <p>Dose <span class=sr-only>\u2265</span> 5</p>",
			"text | <p>At <span class=visually-hidden>\u2212</span>5 degrees</p> | <p>At 5 degrees</p>",
			"bytes | <i class=material-icons>chevron_left</i>Fee | <i class=material-icons>chevron_right</i>Fee",
			"text | <i class=material-icons>check</i>Fee | <i class=material-icons>close</i>Fee",
			"bytes | <h2>Scope</h2> | <h2>Scope<a class=headerlink href=b>\u00B6</a></h2>",
			"bytes | <h2>Scope</h2> | <h2>Scope<a aria-hidden=true href=b>#</a></h2>",
			"text | <a aria-hidden=true>Recall of pump A</a> | <a aria-hidden=true>Recall of pump B</a>",
			"text | <a class=permalink>Guidance, revision 1</a> | <a class=permalink>Guidance, revision 2</a>",
			"text | <p>Fee <span aria-hidden=true>5</span></p> | <p>Fee <span aria-hidden=true>6</span></p>",
			"bytes | <img src=a/steps-1024x683.png> | <img src=a/steps-768x512.png>",
			"bytes | <img src=a/steps.png> | <img src=a/steps@2x.png>",
			"text | <img src=a/dose-5x10.png> | <img src=a/dose-6x10.png>",
			"bytes | <img src=a/limits.png> | <img src=blank.gif data-src=b/limits.png>",
			"text | <img src=blank.gif data-src=a/limits.png> | <img src=blank.gif data-src=a/doses.png>",
			"text | <img src=a/limits-1.png data-original=full.png> | <img src=a/limits-2.png data-original=full.png>",
			"text | <object><img src=a.png alt='Limit 5'></object> | <object><img src=a.png alt='Limit 6'></object>",
			"bytes | <ol><li>A</li><li>B</li></ol> | <ol start=1 type=1><li value=1>A</li><li value=2>B</li></ol>",
			"text | <ol><li>A</li><li>B</li></ol> | <ol><li>A</li><li value=3>B</li></ol>",
			"text | <ol><li>A</li></ol> | <ol start=0><li>A</li></ol>" })
	void inline(String materiality, String before, String after) throws IOException {
		assertDifference(materiality, before, after);
	}

	/** Menus change their links, unless these may be about the document. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"furniture | <div id=topMenu><a href=x>Devices</a></div> | <div id=topMenu><a href=x>Devices and health</a></div>",
			"furniture | <ul id=footerNav><li><a href=x>Imprint</a></ul> | <ul id=footerNav><li><a href=x>Imprint and privacy</a></ul>",
			"text | <ul id=topMenu><li><a href=x>Guidance A</a></ul> | <ul id=topMenu><li><a href=x>Draft guidance A</a></ul>",
			"text | <div id=topMenu><a href=x>Guidance 5</a></div> | <div id=topMenu><a href=x>Guidance 6</a></div>",
			"text | <div id=topMenu>Importers</div> | <div id=topMenu>Distributors</div>",
			"text | <section id=main-menu>Importers</section> | <section id=main-menu>Distributors</section>",
			"text | <div id=header>Importers</div> | <div id=header>Distributors</div>",
			"text | <div class=header>Importers</div> | <div class=header>Distributors</div>",
			"text | <div class=footer>Importers</div> | <div class=footer>Distributors</div>",
			"text | <div class=page-feedback>Is it useful?</div> | <div class=page-feedback>It was withdrawn</div>",
			"status | <header><b>In force</b></header> | <header><b>Abrog\u00E9</b></header>",
			"status | <header><b>\u6709\u6548</b></header> | <header><b>\u5931\u6548</b></header>" })
	void siteMenu(String materiality, String before, String after) throws IOException {
		String text = "<p>" + PageComparison.TEXT + "</p>";
		assertDifference(materiality, before + text, after + text);
	}

	/** Headers, footers and boxes may belong to the document or to the site. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"text | <h1>Act</h1>%1$s<aside><p>Importers of lot %2$d register.</p></aside>",
			"text | <main>%1$s</main><aside><h2>Key dates</h2><p>Comments close on %2$d May</p></aside>",
			"text | <main>%1$s</main><aside><dl><dt>Valid until</dt><dd>%2$d May 2026</dd></dl></aside>",
			"text | %1$s<aside role=doc-endnotes><ol><li><a href=x>Article %2$d</a></li></ol></aside>",
			"text | %1$s<aside epub:type=footnote><a href=x>Article %2$d</a></aside>",
			"text | %1$s<section><header><h2>Fees</h2><p>Fee %2$d</p></header></section>",
			"text | %1$s<section><footer><p>%2$d Not for class I.</p></footer></section>",
			"text | <blockquote>%1$s<footer>Article %2$d</footer></blockquote>",
			"text | <header><h1>Act</h1><p>Version %2$d</p></header><main>%1$s</main>",
			"text | <div role=banner><h1>Act</h1><ul><li>Expiry: %2$d May</li></ul></div>%1$s",
			"text | <h1>Recalls</h1>%1$s<div><header>Pump %2$d</header></div>",
			"furniture | <header><h1><a href=x>Agency</a></h1><p>Today is %2$d May</p></header>%1$s",
			"furniture | <header><h1>Agency</h1><p>%2$d May</p></header><main><h1>Act</h1>%1$s</main>",
			"furniture | <header><p>Users: %2$d</p></header><main>%1$s</main>",
			"furniture | <main>%1$s</main><footer>Users: %2$d</footer>",
			"furniture | %1$s<aside><h2>Related</h2><ul><li><a href=x>Act %2$d</a> 3 May 2026</li></ul></aside>",
			"furniture | %1$s<aside class=cookie-banner>%2$d cookies</aside>",
			"furniture | %1$s<aside><nav><p>Topic %2$d</p></nav><button>Share (%2$d)</button></aside>" })
	void landmark(String materiality, String page) throws IOException {
		String text = "<p>" + PageComparison.TEXT + "</p>";
		assertDifference(materiality, page.formatted(text, 5), page.formatted(text, 6));
	}

	/** Readers open hidden text. */
	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = { "text | %1$s<button aria-controls='b a'>Who?</button><div id=a hidden><p>Fee %2$d</p></div>",
					"text | %1$s<div id=a style='display:none'><ul><li>Fee %2$d</ul></div><a href=#a>Details</a>",
					"text | %1$s<button data-bs-target=#a>Fees</button><p>Fee <span id=a hidden>%2$d</span></p>",
					"text | %1$s<table><tr><td>Fee 1<tr style='display:none'><td>Fee %2$d</table>",
					"text | %1$s<ul><li>Fee 1<li hidden>Fee %2$d</ul>",
					"text | %1$s<div class=answer hidden>Fee %2$d</div>",
					"text | %1$s<p>Fee <span id=more hidden>%2$d</span></p>",
					"furniture | %1$s<a href=#a>Menu</a><ul id=a hidden><li><a href=x>Topic %2$d</a></ul>",
					"furniture | %1$s<a href=#a>Menu</a><nav id=a hidden><a href=x>Topic %2$d</a></nav>",
					"bytes | %1$s<ul hidden><li>Token 1<li>Token %2$d</ul>",
					"bytes | %1$s<div id=b hidden>Token %2$d</div><a href=#a>A</a>" })
	void hidden(String materiality, String page) throws IOException {
		String text = "<p>" + PageComparison.TEXT + "</p>";
		assertDifference(materiality, page.formatted(text, 5), page.formatted(text, 6));
	}

	/** A box beside the content may say that the document has ended. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "text | <aside><table><tr><th>Status<td>%s</table></aside>",
			"status | <aside><h2>%s</h2></aside>", "status | <aside><a href=x>%s</a></aside>",
			"status | <header><table><tr><td>%s</table></header>", "text | <header><h1>Act</h1><b>%s</b></header>" })
	void noticeBesideContent(String materiality, String box) throws IOException {
		String page = box + "<main><p>" + PageComparison.TEXT + "</p></main>";
		assertDifference(materiality, page.formatted("Listed"), page.formatted("Withdrawn"));
	}

	/** A box in a cell is not around the text beside it. */
	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = { "Fee %d<div class=pagination><ul><li>Next</ul></div>", "Fee %d<nav><ul><li>Next</ul></nav>",
					"<div class=share><ul><li>Share</ul></div>Fee %d",
					"<nav><table><tr><td>Next</table></nav><p>Fee %d</p>", "<div class=pagination-results>Fee %d</div>",
					"Fee %d<aside><table><tr><td>Next</table></aside>",
					"Fee %d<div style='display:none'><ul><li>Next</ul></div>",
					"Fee %d<div class=cookie-notice><ul><li>Next</ul></div>",
					"<p>Fee %d</p><div class=search-box><form><input></form></div>" })
	void cellWithBox(String cell) throws IOException {
		String page = "<p>" + PageComparison.TEXT + "</p><table><tr><td>Class II</td><td>" + cell
				+ "</td></tr></table>";
		assertDifference("text", page.formatted(5), page.formatted(6));
	}

	private void assertDifference(String materiality, String before, String after) throws IOException {
		new PageComparison(this.directory).assertDifference(materiality, before, after);
	}

}
