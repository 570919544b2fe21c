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
			"bytes\t<ol style='list-style: decimal inside'><li>A</li></ol>\t<ol><li>A</li></ol>",
			"text\t<p>10<span class=oj-super>25</span> FLOP</p>\t<p>1025 FLOP</p>",
			"bytes\t<p>10<span class=superscript>25</span></p>\t<p>10<sup>25</sup></p>",
			"text\t<p>CO<span class='c sub'>2</span>1</p>\t<p>CO21</p>",
			"bytes\t<ul class=sub><li>Form 12</li></ul>\t<ul><li>Form 12</li></ul>",
			"text\t<p>10<span style='position:relative;top:-4.0pt;mso-text-raise:4.0pt'>6</span></p>\t<p>106</p>",
			"text\t<p>10<span style='vertical-align:0.4em'>6</span></p>\t<p>106</p>",
			"bytes\t<p>x<span style='vertical-align:-3pt'>6</span></p>\t<p>x<sub>6</sub></p>",
			"bytes\t<p>10<span style='vertical-align:-1px'>6</span></p>\t<p>106</p>",
			"text\t<style>.s6{font-size:8pt;vertical-align:super}</style><p>10<span class=s6>6</span></p>\t<p>106</p>",
			"text\t<style>/*a*/ p, span.c1 {text-decoration: line-through}</style><p>Reuse is <span class=c1>not</span> allowed</p>\t<p>Reuse is not allowed</p>",
			"text\t<ol style='list-style-type: lower-greek'><li>A</li></ol>\t<ol style='list-style-type: hebrew'><li>A</li></ol>",
			"text\t<ol><li type=a>A</li></ol>\t<ol><li type=i>A</li></ol>" })
	void readPage(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("html", materiality, before, after);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"text\t<munderover><mo>\u2211</mo><mn>1</mn><mn>12</mn></munderover>\t<munderover><mo>\u2211</mo><mn>11</mn><mn>2</mn></munderover>",
			"text\t<munder><mi>x</mi><mn>1</mn></munder><mn>2</mn>\t<munder><mi>x</mi><mn>12</mn></munder>",
			"text\t<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>23</mn></mtd></mtr></mtable>\t<mtable><mtr><mtd><mn>12</mn></mtd><mtd><mn>3</mn></mtd></mtr></mtable>",
			"text\t<mfenced open='['><mn>5</mn><mn>10</mn></mfenced>\t<mfenced><mn>5</mn><mn>10</mn></mfenced>",
			"text\t<mfenced><mn>1</mn><mn>23</mn></mfenced>\t<mfenced><mn>12</mn><mn>3</mn></mfenced>",
			"bytes\t<mfenced><mn>1</mn><mn>2</mn></mfenced>\t<mo>(</mo><mn>1</mn><mo>,</mo><mn>2</mn><mo>)</mo>",
			"text\t<mmultiscripts><mi>Tc</mi><none/><mn>9</mn></mmultiscripts>\t<mmultiscripts><mi>Tc</mi><mprescripts/><none/><mn>9</mn></mmultiscripts>",
			"text\t<menclose notation=horizontalstrike><mn>5</mn></menclose>\t<mn>5</mn>",
			"text\t<mi>a</mi><mo>-</mo><mi>b</mi>\t<mi>a</mi><mi>b</mi>",
			"bytes\t<semantics><mn>5</mn><annotation>5x</annotation></semantics>\t<mn>5</mn>" })
	void readEquation(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("html", materiality, "<p><math>" + before + "</math></p>",
				"<p><math>" + after + "</math></p>");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~',
			value = { "text\t<p>CO<sub>2</sub>1</p>\t<p>CO<sub>21</sub></p>",
					"bytes\t<p>10<hi rend='superscript'>6</hi> CFU</p>\t<p>10<sup>6</sup> CFU</p>",
					"bytes\t<p>10<emphasis role='superscript'>6</emphasis> CFU</p>\t<p>10<sup>6</sup> CFU</p>",
					"bytes\t<p>10<span style='vertical-align: super'>6</span> CFU</p>\t<p>10<sup>6</sup> CFU</p>",
					"bytes\t<p>10<inline name='sup'>6</inline> CFU</p>\t<p>10<sup>6</sup> CFU</p>",
					"bytes\t<p>10<inline baseline-shift='super'>6</inline> CFU</p>\t<p>10<sup>6</sup> CFU</p>",
					"bytes\t<p>CO<hi rend='subscript'>2</hi></p>\t<p>CO<sub>2</sub></p>",
					"bytes\t<p>10<hi rend='bold'>6</hi> CFU</p>\t<p>106 CFU</p>" })
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
