package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Raised and lowered digits, and the numbers of items, as their styles show them. */
class RaisedTextTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"text\t<p>Up to 10<span style='vertical-align: super'>6</span> CFU</p>\t<p>Up to 106 CFU</p>",
			"bytes\t<p>Up to 10<span style='font-size: 8pt; vertical-align:super'>6</span> CFU</p>\t<p>Up to 10<sup>6</sup> CFU</p>",
			"bytes\t<p>Up to 10<sup>-6</sup> CFU</p>\t<p>Up to 10\u207B\u2076 CFU</p>",
			"bytes\t<p>Ca<sup>2+</sup> and CO<sub>2</sub></p>\t<p>Ca\u00B2\u207A and CO\u2082</p>",
			"bytes\t<p>CO<span style='vertical-align:sub'>2</span></p>\t<p>CO<sub>2</sub></p>",
			"text\t<p>x<sub>2</sub>1</p>\t<p>x<sub>21</sub></p>", "text\t<p>10\u00B2</p>\t<p>102</p>",
			"bytes\t<p>Notes<sup>1-3</sup></p>\t<p>Notes\u00B9-\u00B3</p>",
			"text\t<p><math><mroot><mn>64</mn><mn>3</mn></mroot></math></p>\t<p><math><mroot><mn>6</mn><mn>43</mn></mroot></math></p>",
			"text\t<p><math><msub><mi>log</mi><mn>2</mn></msub><mn>10</mn></math></p>\t<p><math><msub><mi>log</mi><mn>21</mn></msub><mn>0</mn></math></p>",
			"text\t<p><math><msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup></math></p>\t<p><math><msubsup><mi>x</mi><mn>2</mn><mn>1</mn></msubsup></math></p>",
			"bytes\t<p><math><msub><mi>x</mi><mn>1</mn></msub></math></p>\t<p>x<sub>1</sub></p>",
			"text\t<ol type=i><li>A</li></ol>\t<ol type=I><li>A</li></ol>",
			"text\t<ol style='list-style-type: lower-alpha'><li>A</li></ol>\t<ol style='list-style-type: upper-roman'><li>A</li></ol>",
			"bytes\t<ol style='list-style-type: lower-alpha'><li>A</li></ol>\t<ol type=a><li>A</li></ol>",
			"text\t<ol style='counter-reset: item 3'><li>A</li></ol>\t<ol style='counter-reset: item 4'><li>A</li></ol>",
			"bytes\t<ol style='list-style: decimal inside'><li>A</li></ol>\t<ol><li>A</li></ol>" })
	void readPage(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("html", materiality, before, after);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~',
			value = { "text\t<p>CO<sub>2</sub>1</p>\t<p>CO<sub>21</sub></p>" })
	void readLaw(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("xml", materiality, before, after);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '`',
			value = { "text\t# G~~Limit 10<sup>-6</sup>.~\t# G~~Limit 10-6.~",
					"bytes\t# G~~Limit CO<sub>2</sub>.~\t# G~~Limit CO\u2082.~" })
	void readGuide(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("md", materiality, before.replace("~", "\n"),
				after.replace("~", "\n"));
	}

}
