package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stands beside the main part of a page, and lists of other pages in it. */
class MainPartTests {

	private static final String MAIN = "<main><h1>Pumps</h1><p>TEXT</p></main>";

	private static final String NAMED = "<div class=page-content><h1>Pumps</h1><p>TEXT</p><p>TEXT</p></div>";

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"furniture\tMAIN\tMAIN<div><p>The site will be down for maintenance on Sunday at 8:00.</p></div>",
			"furniture\t<div class=date>Friday, 3 January 2025</div>MAIN\t<div class=date>Monday, 17 March 2025</div>MAIN",
			"furniture\tNAMED<p>Freitag, 3. Januar 2025</p>\tNAMED<p>Montag, 17. M\u00E4rz 2025</p>",
			"text\t<div class=date>3 January 2025</div>MAIN\t<div class=date>17 March 2025</div>MAIN",
			"text\t<p>Closes on Friday, 3 January 2025</p>MAIN\t<p>Closes on Monday, 17 March 2025</p>MAIN",
			"text\t<main><h1>Pumps</h1><p>Friday, 3 January 2025</p><p>TEXT</p></main>\t<main><h1>Pumps</h1><p>Monday, 17 March 2025</p><p>TEXT</p></main>",
			"furniture\tMAIN<div class=carousel><div class=carousel-item><h2>New portal opened 5</h2></div></div>\tMAIN<div class=carousel><div class=carousel-item><h2>Annual report 7</h2></div></div>",
			"text\tMAIN<div class=carousel><div class=item><h2>Step 1</h2><p>Exports are exempt.</p></div></div>\tMAIN<div class=carousel><div class=item><h2>Step 1</h2><p>Exports are included.</p></div></div>",
			"status\tMAIN<div class=carousel><div class=item><h2>This guidance was withdrawn</h2></div></div>\tMAIN<div class=carousel><div class=item><h2>This guidance was published</h2></div></div>",
			"text\t<main><h1>Pumps</h1><p>TEXT</p><div class=carousel><h2>Step 5</h2></div></main>\t<main><h1>Pumps</h1><p>TEXT</p><div class=carousel><h2>Step 6</h2></div></main>",
			"furniture\tMAIN<div class=twitter-feed><p>New portal opened 5</p></div>\tMAIN<div class=twitter-feed><p>Annual report 7</p></div>",
			"text\tMAIN<div class=twitter-feed><p>A recall</p></div>\tMAIN<div class=twitter-feed><p>This guidance was withdrawn</p></div>",
			"furniture\t<main><h1>Pumps</h1><p>TEXT</p><p>Days left: 12</p></main>\t<main><h1>Pumps</h1><p>TEXT</p><p>Days left: 11</p></main>",
			"furniture\t<main><h1>Pumps</h1><p>TEXT</p><p>12 days remaining</p></main>\t<main><h1>Pumps</h1><p>TEXT</p><p>11 days remaining</p></main>",
			"text\t<main><h1>Pumps</h1><p>TEXT</p><p>Closes in 12 days</p></main>\t<main><h1>Pumps</h1><p>TEXT</p><p>Closes in 11 days</p></main>",
			"text\t<main><h1>Pumps</h1><p>TEXT</p><p>Keep 12 days of data left</p></main>\t<main><h1>Pumps</h1><p>TEXT</p><p>Keep 11 days of data left</p></main>",
			"furniture\tMAIN\t<div role=alert><p>Due to the lapse in funding, information on this site may not be up to date.</p></div>MAIN",
			"furniture\tMAIN\t<div><p>Because of a lapse in government funding, this website will not be actively managed.</p></div>MAIN",
			"text\tMAIN\t<div><p>Due to the lapse in funding, comments are due by 1 May.</p></div>MAIN",
			"text\tMAIN\t<div><p>This guidance may not be up to date.</p></div>MAIN",
			"text\tMAIN\t<div><p>Information on this site was withdrawn due to the lapse in funding.</p></div>MAIN",
			"furniture\tMAIN\t<main><section class=alert><h2>Labour disruption</h2><p>You may experience delays when you call this office.</p></section><h1>Pumps</h1><p>TEXT</p></main>",
			"text\tMAIN\t<main><section class=alert><h2>Labour disruption</h2><p>Reports are due later.</p></section><h1>Pumps</h1><p>TEXT</p></main>",
			"text\tMAIN\t<main><section class=alert><h2>Deadline extended</h2><p>You may experience delays when you call this office.</p></section><h1>Pumps</h1><p>TEXT</p></main>",
			"text\tMAIN\t<main><h2>Labour disruption</h2><p>You may experience delays when you call this office.</p><p>Reports are due later.</p><h1>Pumps</h1><p>TEXT</p></main>",
			"text\tMAIN\t<main><p>Call us when reports are delayed.</p><h1>Pumps</h1><p>TEXT</p></main>",
			"text\tMAIN\t<main><p>Delays of 5 days may occur when you call.</p><h1>Pumps</h1><p>TEXT</p></main>",
			"text\t<h1>Pumps</h1><h3><button aria-controls=p>Who registers pumps?</button></h3><div id=p><p>TEXT</p></div>\t<h1>Pumps</h1><h3><button aria-controls=p>Who labels pumps?</button></h3><div id=p><p>TEXT</p></div>",
			"text\t<h3><a href=#p>Who registers pumps?</a></h3><div id=p><p>TEXT</p></div>\t<h3><a href=#p>Who labels pumps?</a></h3><div id=p><p>TEXT</p></div>",
			"furniture\t<h1>Pumps</h1><p>TEXT</p><div class=quick-links><ul><li><a href=n>Forms</a></li></ul></div>\t<h1>Pumps</h1><p>TEXT</p><div class=quick-links><ul><li><a href=n>Fees</a></li></ul></div>",
			"furniture\tMAIN\t<div class=weglot>EN | FR | DE</div>MAIN",
			"text\tMAIN\t<div class=labels>EN | FR | DE</div>MAIN",
			"furniture\t<h1>Pumps</h1><p>TEXT</p>\t<div class=font-size><a href=#>A-</a> <a href=#>A</a> <a href=#>A+</a></div><h1>Pumps</h1><p>TEXT</p>",
			"text\t<h1>Pumps</h1><p>TEXT</p>\t<ul><li><a href=#a>A</a></li></ul><h1>Pumps</h1><p>TEXT</p>",
			"furniture\tMAIN<div><h2>News</h2><ul><li><a href=n>New head of agency</a></li></ul></div>\tMAIN<div><h2>News</h2><ul><li><a href=n>Seminar 2026</a></li></ul></div>",
			"furniture\tNAMED<div><p><a href=n>Happy new year</a></p></div>\tNAMED<div><p><a href=n>Holiday office hours</a></p></div>",
			"text\tMAIN\tMAIN<div><p>This guidance was withdrawn on 1 May 2026.</p></div>",
			"text\tMAIN\tMAIN<div><a href=n>This guidance was withdrawn on 1 May 2026.</a></div>",
			"text\tMAIN\t<p><a href=n>Withdrawn: see the new guidance</a></p>MAIN",
			"furniture\tMAIN\tMAIN<div><a href=n>Withdrawn guidance</a></div>",
			"furniture\tMAIN\tMAIN<div><a href=n>Guidance on pumps has been withdrawn</a></div>",
			"text\tMAIN<div><p>Comments are due by 1 May 2026.</p></div>\tMAIN<div><p>Comments are due by 8 May 2026.</p></div>",
			"text\tMAIN<div><p>Implants are exempt from this rule.</p></div>\tMAIN<div><p>Implants are subject to this rule.</p></div>",
			"text\t<div><span>Draft</span></div>MAIN\t<div><span>Final</span></div>MAIN",
			"text\tMAIN<div><a href=a.pdf>Form</a></div>\tMAIN<div><a href=b.pdf>Form</a></div>",
			"text\tMAIN<aside><a href=a.pdf>Form</a></aside>\tMAIN<aside><a href=b.pdf>Form</a></aside>",
			"text\tMAIN<div><p>Maintenance of ventilators is due every 6 months.</p></div>\tMAIN<div><p>Maintenance of ventilators is due every 3 months.</p></div>",
			"text\tMAIN<div><p>\u690D\u5165\u7269\u9664\u5916</p></div>\tMAIN<div><p>\u690D\u5165\u7269\u5305\u62EC</p></div>",
			"text\tMAIN<ul><li>Implants</li></ul>\tMAIN<ul><li>Implants</li><li>Needles</li></ul>",
			"text\tMAIN<div class=popup><p>An incident led to death.</p></div>\tMAIN<div class=popup><p>An incident led to injury.</p></div>",
			"text\tMAIN<table><tr><td>Fee</td><td>5 EUR</td></tr></table>\tMAIN<table><tr><td>Fee</td><td>9 EUR</td></tr></table>",
			"text\t<main><h1>Pumps</h1></main><p>TEXT</p><p>Exports are exempt.</p>\t<main><h1>Pumps</h1></main><p>TEXT</p><p>Exports are included.</p>",
			"text\t<div class=content><h1>Pumps</h1><p>TEXT</p></div><p>TEXT</p><p>Exports are exempt.</p>\t<div class=content><h1>Pumps</h1><p>TEXT</p></div><p>TEXT</p><p>Exports are included.</p>",
			"text\t<body class=content><h1>Pumps</h1><p>Exports are exempt.</p><p>TEXT</p></body>\t<body class=content><h1>Pumps</h1><p>Exports are included.</p><p>TEXT</p></body>",
			"furniture\t<main><h1>Pumps</h1><p>TEXT</p><aside class=latest-news><h2>News</h2><ul><li><a href=n>New head of agency</a></li></ul></aside></main>\t<main><h1>Pumps</h1><p>TEXT</p><aside class=latest-news><h2>News</h2><ul><li><a href=n>Seminar</a></li></ul></aside></main>",
			"text\t<main><h1>Pumps</h1><p>TEXT</p><aside class=related><ul><li><a href=a.pdf>Annex</a></li></ul></aside></main>\t<main><h1>Pumps</h1><p>TEXT</p><aside class=related><ul><li><a href=a.pdf>Annex</a></li><li><a href=b.pdf>Form</a></li></ul></aside></main>",
			"text\t<main><h1>Pumps</h1><p>TEXT</p><aside><p>Exports are exempt.</p></aside></main>\t<main><h1>Pumps</h1><p>TEXT</p><aside><p>Exports are included.</p></aside></main>",
			"furniture\t<div><a href=/>Home</a></div><div><a href=r>Review</a></div><h1>Pumps</h1><p>TEXT</p>\t<div><a href=/>Home</a></div><div><a href=s>Safety</a></div><h1>Pumps</h1><p>TEXT</p>",
			"text\t<div><a href=r>Infusion</a></div><div><a href=t>Syringes</a></div><h1>Pumps</h1><p>TEXT</p>\t<div><a href=r>Infusion</a></div><div><a href=t>Needles</a></div><h1>Pumps</h1><p>TEXT</p>",
			"text\t<main><h1>Pumps</h1><p>TEXT</p><aside><ul><li><a href=n>Needles</a></li></ul></aside></main>\t<main><h1>Pumps</h1><p>TEXT</p><aside><ul><li><a href=n>Lamps</a></li></ul></aside></main>",
			"furniture\t<h1>Pumps</h1><p>TEXT</p><div class=related-links><h2>See also</h2><ul><li><a href=n>Needles</a></li></ul></div>\t<h1>Pumps</h1><p>TEXT</p><div class=related-links><h2>See also</h2><ul><li><a href=n>Lamps</a></li></ul></div>",
			"furniture\t<h1>Pumps</h1><p>TEXT</p><div class=related-links><ul><li><a href=n>MDCG 2020-1</a></li></ul></div>\t<h1>Pumps</h1><p>TEXT</p><div class=related-links><ul><li><a href=n>MDCG 2020-2</a></li></ul></div>" })
	void compareWhenTextsStandBesideTheMainPart(String materiality, String before, String after) throws IOException {
		new PageComparison(this.directory).assertDifference(materiality, page(before), page(after));
	}

	private static String page(String text) {
		return text.replace("MAIN", MAIN).replace("NAMED", NAMED).replace("TEXT", PageComparison.TEXT);
	}

}
