package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Boxes for consent, clocks and names of files that sites change, and what looks like
 * them.
 */
class SiteBoxesTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"furniture\t<div class='cc-window cc-banner'><span>We use 12 cookies</span></div><p>A limit</p>\t<div class='cc-window cc-banner'><span>We use 14 cookies</span></div><p>A limit</p>",
			"furniture\t<div id=didomi-host><p>12 partners</p></div><p>A limit</p>\t<div id=didomi-host><p>14 partners</p></div><p>A limit</p>",
			"furniture\t<div id=tarteaucitronRoot><div id=tarteaucitronAlertBig>12 cookies</div></div>\t<div id=tarteaucitronRoot><div id=tarteaucitronAlertBig>14 cookies</div></div>",
			"furniture\t<div id=usercentrics-root><p>12 services</p></div>\t<div id=usercentrics-root><p>14 services</p></div>",
			"furniture\t<div id=CybotCookiebotDialog><p>12 services</p></div>\t<div id=CybotCookiebotDialog><p>14 services</p></div>",
			"furniture\t<div class=qc-cmp2-container><p>12 services</p></div>\t<div class=qc-cmp2-container><p>14 services</p></div>",
			"furniture\t<div class=osano-cm-window><p>12 services</p></div>\t<div class=osano-cm-window><p>14 services</p></div>",
			"furniture\t<div class=klaro><p>12 services</p></div>\t<div class=klaro><p>14 services</p></div>",
			"furniture\t<div id=iubenda-cs-banner><p>12 services</p></div>\t<div id=iubenda-cs-banner><p>14 services</p></div>",
			"furniture\t<div id=BorlabsCookieBox><p>12 services</p></div>\t<div id=BorlabsCookieBox><p>14 services</p></div>",
			"furniture\t<div id=cookie-law-info-bar><p>12 services</p></div>\t<div id=cookie-law-info-bar><p>14 services</p></div>",
			"furniture\t<div class=gdpr-banner><p>12 cookies</p></div>\t<div class=gdpr-banner><p>14 cookies</p></div>",
			"furniture\t<div class=wt-cck--container><div class=wt-cck--banner><p>12 cookies</p></div></div>\t<div class=wt-cck--container><div class=wt-cck--banner><p>14 cookies</p></div></div>",
			"furniture\t<div role=region aria-label='Cookie banner'><p>3 cookies</p></div>\t<div role=region aria-label='Cookie banner'><p>5 cookies</p></div>",
			"text\t<main class=cookiebot-loaded><p>Keep for 5 years</p></main>\t<main class=cookiebot-loaded><p>Keep for 6 years</p></main>",
			"text\t<div class='page gdpr-banner-shown'><p>Keep for 5 years</p></div>\t<div class='page gdpr-banner-shown'><p>Keep for 6 years</p></div>",
			"text\t<div role=region aria-label='Use of cookies in devices'><p>Keep for 5 years</p></div>\t<div role=region aria-label='Use of cookies in devices'><p>Keep for 6 years</p></div>",
			"text\t<div id=gdpr><p>Keep for 5 years</p></div>\t<div id=gdpr><p>Keep for 6 years</p></div>",
			"text\t<div class=consent-form><p>Keep for 5 years</p></div>\t<div class=consent-form><p>Keep for 6 years</p></div>",
			"furniture\t<div id=today>Monday, 4 May 2026</div><p>A limit</p>\t<div id=today>Tuesday, 5 May 2026</div><p>A limit</p>",
			"furniture\t<div class=helpful><p>Was this page helpful?</p><button>Yes (12)</button></div>\t<div class=helpful><p>Was this page helpful?</p><button>Yes (15)</button></div>",
			"bytes\t<p><img src=a/logo.3fa2b1c.png alt=Flow></p>\t<p><img src=a/logo.9bc2d1e.png alt=Flow></p>",
			"bytes\t<p><img src=a/flow-BpZ3fTq1.png alt=Flow></p>\t<p><img src=a/flow-DkQm9_Xa.png alt=Flow></p>",
			"bytes\t<p><img src=a/flow.png?itok=A alt=Flow></p>\t<p><img src=a/flow.png.webp?itok=B alt=Flow></p>",
			"text\t<p><img src=a/limit.2026.png></p>\t<p><img src=a/limit.2027.png></p>",
			"text\t<p><img src=a/flow-class-IIa.png></p>\t<p><img src=a/flow-class-IIb.png></p>",
			"text\t<p><img src=a/flow-Table2Ab.png></p>\t<p><img src=a/flow-Table2Ac.png></p>",
			"text\t<div class=today><p>Fees: 5 EUR</p></div>\t<div class=today><p>Fees: 6 EUR</p></div>",
			"furniture\t<div class=current-date>Monday, 4 May 2026</div><p>A limit</p>\t<div class=current-date>Tuesday, 5 May 2026</div><p>A limit</p>",
			"furniture\t<div class=usa-site-alert><p>Phones are slow today.</p></div><p>A limit</p>\t<div class=usa-site-alert><p>Phones are slow this week.</p></div><p>A limit</p>",
			"text\t<div class=usa-site-alert><p>Fees: 5 EUR</p></div><p>A limit</p>\t<div class=usa-site-alert><p>Fees: 6 EUR</p></div><p>A limit</p>",
			"text\t<main><div class=site-alert><p>Sell it to adults.</p></div></main>\t<main><div class=site-alert><p>Sell it to nobody.</p></div></main>",
			"furniture\t<div id=footer><p><a href=a>Imprint</a> | <a href=b>Privacy</a></p></div><p>A limit</p>\t<div id=footer><p><a href=a>Imprint</a> | <a href=b>Data protection</a></p></div><p>A limit</p>",
			"text\t<div id=footer><p>Sell it to adults.</p></div><p>A limit</p>\t<div id=footer><p>Sell it to nobody.</p></div><p>A limit</p>",
			"text\t<div class=footer><p><a href=a.pdf>Annex</a></p></div><p>A limit</p>\t<div class=footer><p><a href=b.pdf>Annex</a></p></div><p>A limit</p>",
			"text\t<div id=header><h1>Pumps</h1><p>Sell them to adults.</p></div>\t<div id=header><h1>Pumps</h1><p>Sell them to nobody.</p></div>",
			"furniture\t<p>A limit</p><p><a href=a>Accueil</a> &gt; <a href=b>Dispositifs</a></p>\t<p>A limit</p><p><a href=a>Accueil</a> &gt; <a href=b>Dispositifs médicaux</a></p>",
			"furniture\t<p>A limit</p><p>Sie sind hier: <a href=a>Startseite</a> / <a href=b>Geräte</a></p>\t<p>A limit</p><p>Sie sind hier: <a href=a>Startseite</a> / <a href=b>Medizinprodukte</a></p>",
			"furniture\t<p>A limit</p><p><a href=a>Home</a> | <a href=b>Law</a> | <a href=c>Contact</a></p>\t<p>A limit</p><p><a href=a>Home</a> | <a href=b>Laws</a> | <a href=c>Contact</a></p>",
			"text\t<p>A limit</p><p><a href=a>Home</a> | <a href=b>Hospital</a></p>\t<p>A limit</p><p><a href=a>Home</a> | <a href=b>Clinic</a></p>",
			"furniture\t<p>A limit</p><p><a href=a>Etusivu</a> › <a href=b>Laitteet</a></p>\t<p>A limit</p><p><a href=a>Etusivu</a> › <a href=b>Terveys</a></p>",
			"furniture\t<p>A limit</p><p>Page views</p><p>: 1204</p>\t<p>A limit</p><p>Page views</p><p>: 1377</p>",
			"text\t<p>A limit</p><p>Home &gt; hospital &gt; clinic</p>\t<p>A limit</p><p>Home &gt; hospital &gt; ward</p>",
			"text\t<p>A limit</p><p><a href=a>Home</a> | <a href=b>Class 2</a></p>\t<p>A limit</p><p><a href=a>Home</a> | <a href=b>Class 3</a></p>",
			"furniture\t<p>A limit</p>\t<p>This website will be unavailable on 8 March from 18:00 to 22:00 for maintenance.</p><p>A limit</p>",
			"text\t<p>A limit</p>\t<p>The pump is not available from 18:00 to 22:00 for maintenance.</p><p>A limit</p>",
			"furniture\t<main><p>A limit applies to all devices that are sold to users, and to those that are made for them.</p></main>\t<div class=alert><p>Some functions may be unavailable.</p></div><main><p>A limit applies to all devices that are sold to users, and to those that are made for them.</p></main>",
			"text\t<main><p>A limit applies to all devices that are sold to users, and to those that are made for them.</p></main>\t<div class=alert><p>The device is unavailable.</p></div><main><p>A limit applies to all devices that are sold to users, and to those that are made for them.</p></main>" })
	void readPage(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("html", materiality, before, after);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '`', value = {
			"bytes\t# G~~See [form](https://x.org/f?utm_source=a).~\t# G~~See [form](https://x.org/f?utm_source=b).~",
			"bytes\t# G~~See [form](https://x.org/f?utm_source=a&id=3).~\t# G~~See [form](https://x.org/f?id=3&utm_source=b).~",
			"text\t# G~~See [form](https://x.org/f?id=3).~\t# G~~See [form](https://x.org/f?id=4).~" })
	void readGuide(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("md", materiality, before.replace("~", "\n"),
				after.replace("~", "\n"));
	}

}
