package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What readers may do with a page, the pages before and after it, under which tags it was
 * posted, and that its comments are closed; and what looks like them.
 */
class PageFunctionsTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"furniture\t\t<ul><li><a href=#>Drucken</a></li><li><a href=#>Teilen</a></li><li><a href=#top>Zum Seitenanfang</a></li></ul>",
			"furniture\t<div><a href=#h>Help</a> <a href=#p>Print</a> <a href=#s>Share</a></div>\t<div><a href=#h>Help</a> <a href=#p>Print this page</a> <a href=#s>Share</a></div>",
			"furniture\t\t<ul><li><a href='javascript:print()'>Imprimer</a></li><li><a href='javascript:x()'>Partager</a></li></ul>",
			"text\t<p><a href=/print>Print</a></p>\t<p><a href=/printers>Printers</a></p>",
			"text\t\t<ul><li>Print</li><li>Share</li></ul>", "text\t\t<ul><li><a href=#a>Printers</a></li></ul>",
			"text\t\t<ul><li><a href=#y>Yes</a></li></ul>", "text\t\t<p><a href=#n>No</a></p>",
			"text\t\t<p><a href=#a>Print of the label</a></p>", "text\t\t<ul><li><a href=#m>E-mail</a></li></ul>",
			"text\t\t<ul><li><button>Send</button></li></ul>",
			"furniture\t<ul><li><a href=/n>Next: Provision</a></li></ul>\t<ul><li><a href=/n>Next</a></li></ul>",
			"furniture\t\t<p><a href=/p>Previous page</a> <a href=/n>Next page</a></p>",
			"furniture\t\t<p><a href=/p>\u2039 Zur\u00FCck</a> | <a href=/n>Weiter \u203A</a></p>",
			"furniture\t<ul class=pager><li><a href=/p>Scope</a></li></ul>\t<ul class=pager><li><a href=/p>Terms</a></li></ul>",
			"text\t\t<p>Next</p>", "text\t<p><a href=/n>Next: Article 5</a></p>\t<p><a href=/n>Next: Article 6</a></p>",
			"text\t<p><a href=/n>Next steps</a></p>\t<p><a href=/n>Next review</a></p>",
			"text\t<p><a href=n.pdf>Next</a></p>\t<p><a href=m.pdf>Next</a></p>",
			"text\t<div class=pager-test>Fee 5</div>\t<div class=pager-test>Fee 6</div>",
			"furniture\t<p><span>Posted in <a href=/c>Regulations</a></span><span>Tagged <a href=/t>devices</a></span></p>\t<p><span>Posted in <a href=/c>Law</a></span><span>Tagged <a href=/t>devices</a></span></p>",
			"furniture\t\t<p>Tags: <a href=/t>devices</a>, <a href=/u>labels</a></p>",
			"furniture\t\t<p>Schlagw\u00F6rter: <a href=/t>Ger\u00E4te</a></p>",
			"text\t<p>Tags: <a href=/t>Draft</a></p>\t<p>Tags: <a href=/t>Final</a></p>",
			"text\t<p>Tags: <a href=/t>Withdrawn</a></p>\t<p>Tags: <a href=/t>Labels</a></p>",
			"text\t<p>Tags: <a href=/t>Class II</a></p>\t<p>Tags: <a href=/t>Class III</a></p>",
			"text\t<p>Tags: pumps, lamps</p>\t<p>Tags: pumps, needles</p>",
			"text\t<p>Tags on <a href=/t>pumps</a></p>\t<p>Tags on <a href=/t>lamps</a></p>",
			"text\t<p>Posted in <a href=/t>Bonn</a>, where fees apply</p>\t<p>Posted in <a href=/t>Bonn</a>, where no fees apply</p>",
			"furniture\t\t<dl><dt>From:</dt><dd><a href=/m>Ministry of Health</a></dd><dt>Last updated</dt><dd>3 February 2025</dd></dl>",
			"furniture\t\t<dl><dt>Last updated</dt><dd>3 February 2025</dd></dl>",
			"furniture\t<dl><dt>Published by</dt><dd>Agency</dd><dt>Published</dt><dd>1 May 2020</dd><dt>Last updated</dt><dd>3 February 2025</dd></dl>\t<dl><dt>Published by</dt><dd>Agency and Ministry</dd><dt>Published</dt><dd>1 May 2020</dd><dt>Last updated</dt><dd>4 March 2025</dd></dl>",
			"text\t<dl><dt>From:</dt><dd>Ministry of Health</dd></dl>\t<dl><dt>From:</dt><dd>Ministry of Justice</dd></dl>",
			"text\t<dl><dt>From:</dt><dd>1 May 2025</dd><dt>Last updated</dt><dd>3 February 2025</dd></dl>\t<dl><dt>From:</dt><dd>1 June 2025</dd><dt>Last updated</dt><dd>3 February 2025</dd></dl>",
			"text\t<dl><dt>Applies to:</dt><dd>England</dd><dt>Last updated</dt><dd>3 February 2025</dd></dl>\t<dl><dt>Applies to:</dt><dd>Wales</dd><dt>Last updated</dt><dd>3 February 2025</dd></dl>",
			"text\t<dl><dt>From:</dt><dd>Ministry (withdrawn)</dd><dt>Last updated</dt><dd>3 February 2025</dd></dl>\t<dl><dt>From:</dt><dd>Ministry</dd><dt>Last updated</dt><dd>3 February 2025</dd></dl>",
			"furniture\t\t<div><h2>No comments</h2><p>Comments are closed.</p></div>",
			"furniture\t<h2>No comments</h2><p>Comments are closed.</p>\t<h2>1 comment</h2><p>Comments are closed.</p>",
			"furniture\t\t<h3>3 commentaires</h3><p>Les commentaires sont ferm\u00E9s.</p>",
			"text\t\t<p>Comments are closed.</p>", "text\t\t<h2>Consultation</h2><p>Comments are closed.</p>",
			"text\t\t<h2>2 comments</h2><p>Comments close on 1 May.</p>",
			"text\t\t<h2>2 comments</h2><p>The comment period is closed.</p>" })
	void compareWhenWhatIsAboutAPageChanges(String materiality, @Nullable String before, String after)
			throws IOException {
		String page = "<main><h1>Guidance</h1><p>" + PageComparison.TEXT + "</p>%s</main>";
		new PageComparison(this.directory).assertDifference(materiality, page.formatted((before != null) ? before : ""),
				page.formatted(after));
	}

}
