package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Texts around the content of a page that are about its document, and those that are not.
 */
class DocumentNotesTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"status\t<main><p>A limit</p></main><footer><p>Applies from 26 May 2026. Version 3.</p></footer>\t<main><p>A limit</p></main><footer><p>Applies from 26 May 2028. Version 4.</p></footer>",
			"status\t<main><p>A limit</p></main><footer><p>Document status: in force.</p></footer>\t<main><p>A limit</p></main><footer><p>This guidance was withdrawn on 3 May 2026.</p></footer>",
			"text\t<p>Report.<sup>1</sup></p><footer><p><sup>1</sup> 2 days for a threat.</p></footer>\t<p>Report.<sup>1</sup></p><footer><p><sup>1</sup> 10 days for a threat.</p></footer>",
			"furniture\t<p>A limit</p><footer><p>Date modified: 2026-05-03</p></footer>\t<p>A limit</p><footer><p>Date modified: 2026-05-04</p></footer>",
			"furniture\t<p>A limit</p><footer><p>\u00A9 2025 Agency. All rights reserved.</p></footer>\t<p>A limit</p><footer><p>\u00A9 2026 Agency. All rights reserved.</p></footer>",
			"furniture\t<p>A limit</p><footer><p>Phone 020 3080 6000</p></footer>\t<p>A limit</p><footer><p>Phone 020 3080 7000</p></footer>",
			"furniture\t<p>A limit</p><footer><ul><li><a href=a>Archived guidance 2020</a></li></ul></footer>\t<p>A limit</p><footer><ul><li><a href=a>Archived guidance 2021</a></li></ul></footer>",
			"status\t<header><a href=/>Agency</a><p>Applies from 26 May 2026</p></header><main><p>A limit</p></main>\t<header><a href=/>Agency</a><p>Applies from 26 May 2028</p></header><main><p>A limit</p></main>",
			"status\t<header><a href=/>Agency</a><h2>MDCG 2020-1 <span>Final</span></h2></header><main><p>A limit</p></main>\t<header><a href=/>Agency</a><h2>MDCG 2020-1 <span>Draft</span></h2></header><main><p>A limit</p></main>",
			"furniture\t<header><a href=/>Agency</a><p>Safe devices</p></header><main><p>A limit</p></main>\t<header><a href=/>Agency</a><p>Good devices</p></header><main><p>A limit</p></main>",
			"furniture\t<p>A limit</p><div role=dialog><p>Your choice is valid for 12 months.</p></div>\t<p>A limit</p><div role=dialog><p>Your choice is valid for 6 months.</p></div>",
			"text\t<main><p>A limit</p></main><aside><h2>Applies to</h2><ul><li><a href=a>Class IIa devices</a></li></ul></aside>\t<main><p>A limit</p></main><aside><h2>Applies to</h2><ul><li><a href=a>Class IIb devices</a></li></ul></aside>",
			"furniture\t<main><p>A limit</p></main><aside><h2>Applies to</h2><p>All</p><h2>Related pages</h2><ul><li><a href=a>MDCG 2020-1</a></li></ul></aside>\t<main><p>A limit</p></main><aside><h2>Applies to</h2><p>All</p><h2>Related pages</h2><ul><li><a href=a>MDCG 2020-2</a></li></ul></aside>",
			"furniture\t<main><p>A limit</p></main><aside><h2>Related pages</h2><ul><li><a href=a>MDCG 2020-1</a></li></ul></aside>\t<main><p>A limit</p></main><aside><h2>Related pages</h2><ul><li><a href=a>MDCG 2020-2</a></li></ul></aside>",
			"furniture\t<p>A limit</p><footer><p>The Open Government Licence v3.0 applies.</p></footer>\t<p>A limit</p><footer><p>The Open Government Licence v4.0 applies.</p></footer>",
			"furniture\t<p>A limit</p><footer><p>Our cookie policy of 1 May 2025 applies.</p></footer>\t<p>A limit</p><footer><p>Our cookie policy of 2 June 2026 applies.</p></footer>",
			"status\t<p>A limit</p><footer><p>The licence of 1 May 2025 applies.</p></footer>\t<p>A limit</p><footer><p>The licence of 2 June 2026 applies.</p></footer>",
			"furniture\t<p>A limit</p><footer><p>Version 4.2.1</p></footer>\t<p>A limit</p><footer><p>Version 4.2.2</p></footer>",
			"furniture\t<p>A limit</p><footer><p>Open Monday to Friday, 9 to 17</p></footer>\t<p>A limit</p><footer><p>Open Monday to Friday, 9 to 16</p></footer>",
			"status\t<html><head><title>Guidance</title></head><body><p>A limit</p></body></html>\t<html><head><title>[Withdrawn] Guidance</title></head><body><p>A limit</p></body></html>",
			"bytes\t<html><head><title>Guidance 1</title></head><body><p>A limit</p></body></html>\t<html><head><title>Guidance 2</title></head><body><p>A limit</p></body></html>" })
	void readPage(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("html", materiality, before, after);
	}

}
