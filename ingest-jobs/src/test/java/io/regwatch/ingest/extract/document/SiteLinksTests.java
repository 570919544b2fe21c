package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Links that share a page, trails of pages, other languages and questions about the page,
 * wherever they stand, and what looks like them.
 */
class SiteLinksTests {

	private static final String TWEET = "https://x.com/intent/post?url=https%3A%2F%2Fexample.org";

	private static final String SHARER = "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.org";

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '`', value = {
			"furniture\t\t<p>Share: <a href='{tweet}'>X</a> <a href='{sharer}'>Facebook</a></p>",
			"furniture\t\t<ul><li><a href='{tweet}'>X</a></li><li><a href='{sharer}'>Facebook</a></li><li><a href='mailto:?subject=A'>Email</a></li></ul>",
			"furniture\t<p>Teilen: <a href='{tweet}'>X</a></p>\t<p>Teilen: <a href='{tweet}'>X</a> <a href='https://wa.me/?text=a'>WhatsApp</a></p>",
			"text\t<p>Follow us: <a href='https://x.com/agency'>X</a></p>\t<p>Follow us: <a href='https://x.com/authority'>Authority</a></p>",
			"text\t<p><a href='mailto:a@example.org'>a@example.org</a></p>\t<p><a href='mailto:b@example.org'>b@example.org</a></p>",
			"text\t<p>Send comments by 1 May: <a href='mailto:?subject=A'>Email</a></p>\t<p>Send comments by 1 June: <a href='mailto:?subject=A'>Email</a></p>",
			"text\t<p><a href='mailto:?subject=A'>Send comments by 1 May</a></p>\t<p><a href='mailto:?subject=A'>Send comments by 1 June</a></p>",
			"text\t<p><a href='mailto:?subject=A'>Draft guidance</a></p>\t<p><a href='mailto:?subject=A'>Withdrawn guidance</a></p>",
			"text\t<p><a href='{tweet}'>X</a> <a href='/form'>Form A</a></p>\t<p><a href='{tweet}'>X</a> <a href='/form'>Form B</a></p>",
			"furniture\t<nav aria-label=Breadcrumb><ol><li><a href=/>Home</a></li></ol></nav>\t<nav aria-label=Breadcrumb><ol><li><a href=/>Home</a></li><li><a href=/d>Devices</a></li></ol></nav>",
			"furniture\t<ol class=breadcrumb><li>Home</li></ol>\t<ol class=breadcrumb><li>Home</li><li>Devices</li></ol>",
			"text\t<ol class=breadcrumb><li>Home</li></ol>\t<ol class=breadcrumb><li>Home</li><li>This guidance has been withdrawn.</li></ol>",
			"text\t<nav aria-label='On this page'><ul><li>Class IIa</li></ul></nav>\t<nav aria-label='On this page'><ul><li>Class IIb</li></ul></nav>",
			"furniture\t<ul class=language-switcher><li><a href=/fr>Fran\u00E7ais</a></li></ul>\t<ul class=language-switcher><li><a href=/fr>Fran\u00E7ais</a></li><li><a href=/de>Deutsch</a></li></ul>",
			"text\t<ul class=languages><li>Labels in French</li></ul>\t<ul class=languages><li>Labels in French and German</li></ul>",
			"furniture\t\t<form><fieldset><legend>Is this page useful?</legend><button>Yes</button> <button>No</button></fieldset></form>",
			"furniture\t\t<p>War diese Seite hilfreich?</p><p><button>Ja</button><button>Nein</button></p>",
			"furniture\t<h2>Records</h2>\t<h2>Records</h2><h2>Share this page</h2><p><a href='{tweet}'>X</a></p>",
			"furniture\t\t<h2>Page details</h2><p>Date modified: 2026-05-04</p>",
			"furniture\t\t<p><a href='#top'>Scroll to top</a></p>",
			"text\t<h2>Details of devices</h2>\t<h2>Details of class III devices</h2>",
			"text\t<p>Is a notified body required?</p><p>Yes</p>\t<p>Is a notified body required?</p><p>No</p>",
			"text\t<p>Is this page useful for class I?</p>\t<p>Is this page useful for class II?</p>" })
	void readPage(String materiality, @Nullable String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("html", materiality, page(before), page(after));
	}

	private static String page(@Nullable String part) {
		String links = (part != null) ? part.replace("{tweet}", TWEET).replace("{sharer}", SHARER) : "";
		return "<main><h1>Guidance</h1>%s<p>Manufacturers keep records of each device for ten years.</p></main>"
			.formatted(links);
	}

}
