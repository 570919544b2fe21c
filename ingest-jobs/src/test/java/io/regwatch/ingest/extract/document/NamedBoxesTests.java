package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Boxes within the content whose names are plain words. What changes in them stands in
 * brackets.
 */
class NamedBoxesTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@ValueSource(strings = {
			"<div class=social><p>Reimbursement is limited to [500=>900] EUR for each device.</p></div>",
			"<p class=share>The share of the manufacturer is [25=>52] % of the costs.</p>",
			"<div class=newsletter><p>Lots A1 to A[9=>19] are recalled.</p></div>",
			"<div class=cookie><p>The consent form must be signed within [5=>9] days.</p></div>",
			"<div class=pager><p>Reimbursement is limited to [500=>900] EUR for each device.</p></div>",
			"<section class=share><h2>Share of costs</h2><p>Importers bear [one half=>one third] of all costs</p></section>",
			"<div class=helpful><p>Makers show the [label=>leaflet] to users.</p></div>",
			"<div class=search-form><p>Makers show the form within [5=>9] days.</p></div>",
			"<div class=social><p>報告は[五=>九]日以内に行わなければならない。</p></div>",
			"<div class=cookie-info><p>Makers keep the data for [5=>9] days.</p><a href=a>Annex</a></div>",
			"<div class=social><table><tr><td>Pump</td><td>[500=>900] EUR</td></tr></table></div>",
			"<div class=cookie><p>The app stores cookies for [5=>9] days.</p></div>",
			"<aside class=social><p>Reimbursement is limited to [500=>900] EUR for each device.</p></aside>" })
	void sentencesCount(String box) throws IOException {
		assertDifference("text", "<main>%1$s%2$s%1$s</main>", box);
	}

	/** A part that was selected has no main element around it. */
	@ParameterizedTest
	@ValueSource(
			strings = { "<div class=social><p>Reimbursement is limited to [500=>900] EUR for each device.</p></div>",
					"<div class=pager><p>Reimbursement is limited to [500=>900] EUR for each device.</p></div>",
					"<div class=newsletter><p>Lots A1 to A[9=>19] are recalled.</p></div>" })
	void sentencesCountInASelectedPart(String box) throws IOException {
		assertDifference("text", "<div class=doc>%1$s%2$s%1$s</div>", box);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"<div class=social><a href=a>Facebook</a> <a href=b>[Twitter=>Mastodon]</a> <span>[5=>6] shares</span></div>",
			"<div class=share><p>Share this page</p><ul><li><a href=a>[Twitter=>X]</a></li><li><button>Mail</button></li></ul></div>",
			"<div class=newsletter><h3>Newsletter</h3><p>Subscribe to our newsletter to get [news=>all news] about devices.</p><form><input name=m><button>Subscribe</button></form></div>",
			"<div class=cookie><p>We use [12=>14] cookies to improve the site.</p><button>Accept</button></div>",
			"<div class=cookie-banner><p>We and [12=>14] partners use cookies.</p><button>Accept</button></div>",
			"<ul class=pager><li><a href=a>Article [4=>5]</a></li><li><a href=b>Article 7</a></li></ul>",
			"<div class=helpful><p>Was this page helpful?</p><button>Yes ([12=>15])</button></div>",
			"<div class=search-form><form><label>Search</label><input><button>[Go=>Start]</button></form></div>",
			"<div class=twitter-feed><p>We have opened [5=>6] new offices in the country today.</p></div>",
			"<div class=most-read><ul><li><a href=a>Makers of pumps keep [5=>6] records.</a></li></ul></div>" })
	void widgetsAreFurniture(String box) throws IOException {
		assertDifference("furniture", "<main>%1$s%2$s%1$s</main>", box);
	}

	private void assertDifference(String materiality, String page, String box) throws IOException {
		String around = "<p>" + PageComparison.TEXT + "</p>";
		new PageComparison(this.directory).assertDifference(materiality,
				page.formatted(around, PageCountersTests.CHANGE.matcher(box).replaceAll("$1")),
				page.formatted(around, PageCountersTests.CHANGE.matcher(box).replaceAll("$2")));
	}

}
