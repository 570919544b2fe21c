package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What elements show whose content is not simply their text. */
class EmbeddedTextTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"text\t<p>Class: <select disabled><option>I</option><option selected>IIa</option></select></p>\t<p>Class: <select disabled><option selected>I</option><option>IIa</option></select></p>",
			"bytes\t<p>Class: <select><option>I</option><option>IIa</option></select></p>\t<p>Class: <select><option>I</option><option>IIb</option></select></p>",
			"text\t<reg-card><template shadowrootmode=open><p>Ends on 26 May 2026.</p></template></reg-card>\t<reg-card><template shadowrootmode=open><p>Ends on 26 May 2028.</p></template></reg-card>",
			"bytes\t<p>A limit</p><template><p>Ends on 26 May 2026.</p></template>\t<p>A limit</p><template><p>Ends on 26 May 2028.</p></template>",
			"text\t<p>Passes if <script type='math/tex'>x \\le 5</script>.</p>\t<p>Passes if <script type='math/tex'>x \\ge 5</script>.</p>",
			"bytes\t<p>A limit <script>var a = 5;</script></p>\t<p>A limit <script>var a = 6;</script></p>",
			"text\t<object data=a.pdf><p>Ends on 26 May 2026.</p></object>\t<object data=a.pdf><p>Ends on 26 May 2028.</p></object>",
			"furniture\t<p>A limit</p><object data=a.pdf><p>Your browser does not show PDF 1.</p></object>\t<p>A limit</p><object data=a.pdf><p>Your browser does not show PDF 2.</p></object>",
			"text\t<noscript><table><tr><td>Fee</td><td>12</td></tr></table></noscript>\t<noscript><table><tr><td>Fee</td><td>14</td></tr></table></noscript>",
			"furniture\t<p>A limit</p><noscript><p>Enable JavaScript 5.</p></noscript>\t<p>A limit</p><noscript><p>Enable JavaScript 6.</p></noscript>",
			"text\t<iframe srcdoc='&lt;p&gt;Fee: 1200&lt;/p&gt;'></iframe>\t<iframe srcdoc='&lt;p&gt;Fee: 1500&lt;/p&gt;'></iframe>",
			"text\t<p>Evidence: <meter min=0 max=5 value=4></meter></p>\t<p>Evidence: <meter min=0 max=5 value=2></meter></p>",
			"text\t<p>Adoption: <progress max=100 value=40></progress></p>\t<p>Adoption: <progress max=100 value=100></progress></p>",
			"text\t<p>A limit</p><p hidden>It is 5 mg</p>\t<p>A limit</p><p>It is 5 mg</p>",
			"text\t<p>A limit <span style='display:none'>of 5 mg</span></p>\t<p>A limit <span>of 5 mg</span></p>",
			"text\t<noscript><img src=a.png alt='Limit 5'></noscript>\t<noscript><img src=a.png alt='Limit 6'></noscript>" })
	void readPage(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("html", materiality, before, after);
	}

}
