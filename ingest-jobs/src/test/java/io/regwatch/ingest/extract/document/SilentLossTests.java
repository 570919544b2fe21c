package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.Block;
import io.regwatch.schema.Materiality;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Two versions of a page or file: what differs is seen, and noise is not. */
class SilentLossTests {

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "text | The limit is 5 mg | The limit is <del>5 mg</del>",
			"text | The limit is 5 mg | The limit is <span style='color: red; text-decoration: line-through'>5 mg</span>",
			"text | <p>The limit is 5 mg</p> | <p class=text-decoration-line-through>The limit is 5 mg</p>",
			"text | <table><tr><td>II</td><td><i class='fa fa-check'></i></td></tr></table> | <table><tr><td>II</td><td><i class='fa fa-times'></i></td></tr></table>",
			"text | <table><tr><td>II</td><td><svg><use href='#star'></use></svg></td></tr></table> | <table><tr><td>II</td><td><svg><use href='#star-half'></use></svg></td></tr></table>",
			"text | <table><tr><td>II</td><td><svg><title>Required</title><path d='M0'></path></svg></td></tr></table> | <table><tr><td>II</td><td><svg><title>Optional</title><path d='M0'></path></svg></td></tr></table>",
			"bytes | <table><tr><td>II</td><td><i class='fa fa-check'></i></td></tr></table> | <table><tr><td>II</td><td><span class='bi bi-check-lg'></span></td></tr></table>",
			"bytes | <table><tr><td>II</td><td>Yes <i class='fa fa-info'></i></td></tr></table> | <table><tr><td>II</td><td>Yes <i class='fa fa-arrow'></i></td></tr></table>",
			"text | <p>Below <math><mn>106</mn></math> units</p> | <p>Below <math><msup><mn>10</mn><mn>6</mn></msup></math> units</p>",
			"bytes | <p>Below <math><msup><mn>10</mn><mn>6</mn></msup></math> units</p> | <p>Below 10<sup>6</sup> units</p>",
			"text | <p><math><mn>12</mn></math> mg</p> | <p><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> mg</p>",
			"text | <p><math><mi>x</mi></math> mg</p> | <p><math><msqrt><mi>x</mi></msqrt></math> mg</p>",
			"text | <table><tr><td>II</td><td colspan=2>No</td><td>Yes</td></tr></table> | <table><tr><td>II</td><td>No</td><td colspan=2>Yes</td></tr></table>",
			"bytes | <table><tr><td>II</td><td colspan=2>No</td></tr></table> | <table><tr><td>II</td><td colspan=99999>No</td></tr></table>",
			"text | <p>Limits <svg><text>5 mg</text></svg></p> | <p>Limits <svg><text>6 mg</text></svg></p>",
			"bytes | <p>Limits <svg><title>arrow</title></svg> apply</p> | <p>Limits <svg><title>caret</title></svg> apply</p>",
			"text | <p><input type=checkbox checked> Sterile</p> | <p><input type=checkbox> Sterile</p>",
			"text | <label><input type=radio name=a checked>I</label> <label><input type=radio name=a>II</label> | <label><input type=radio name=a>I</label> <label><input type=radio name=a checked>II</label>",
			"text | Limit <input readonly value=5> mg | Limit <input readonly value=6> mg",
			"bytes | Search <input name=q value=5> | Search <input name=q value=6>",
			"text | <ol start=3><li>report</li></ol> | <ol start=4><li>report</li></ol>",
			"text | <ol><li value=3>report</li></ol> | <ol><li value=4>report</li></ol>",
			"text | <img src=a/limits.png alt='Limit 5 mg'> | <img src=a/limits.png alt='Limit 6 mg'>",
			"text | <img src=a/limits-2024.png> | <img src=a/limits-2025.png>",
			"text | <img src='data:image/png;base64,iVBORw0KGgo' alt=Limits> | <img src='data:image/png;base64,iVBORw0KGgp' alt=Limits>",
			"bytes | <img src='data:image/png;base64,iVBORw0KGgo' alt=Limits> | <img class=a src='data:image/png;base64,iVBORw0KGgo' alt=Limits>",
			"bytes | <img src=a/limits-3f2a9c81.png?v=1 alt=Limits> | <img src=b/limits-99aa00bb.png?v=2 alt=Limits>",
			"text | <ol><li>report</li></ol> | <ol start=2><li>report</li></ol>",
			"status | <header>Guidance</header> | <header>Guidance</header><aside>This guidance was withdrawn on 3 May 2026.</aside>",
			"status | <header><p>In force</p></header> | <header><p>Dieses Dokument ist aufgehoben.</p></header>",
			"furniture | <nav><a>Home</a></nav> | <nav><a>Home</a><a>Withdrawn guidance</a></nav>",
			"furniture | <p>Views: 1,234</p> | <p>Views: 1,240</p>",
			"furniture | <p>1,012 views</p> | <p>1,019 views</p>", "text | <p>12 views</p> | <p>19 views</p>",
			"text | <p>Visits: 4</p> | <p>Visits: 2</p>",
			"text | <dl><dt>Day 30</dt><dd>5 visits</dd></dl> | <dl><dt>Day 30</dt><dd>3 visits</dd></dl>",
			"furniture | <p>12 min read</p> | <p>13 min read</p>",
			"text | <p>Reading time: 15 minutes</p> | <p>Reading time: 20 minutes</p>",
			"text | <p>Length 5\u201D</p> | <p>Length 5\u2019</p>", "text | <p>Length 5\"</p> | <p>Length 5\u2019</p>",
			"furniture | <p>Length 5\"</p> | <p>Length 5\u201D</p>",
			"furniture | <p>\u201CClass 2\u201D</p> | <p>\"Class 2\"</p>",
			"text | <dl><dt>Annex 1</dt><dd>15 days</dd></dl> | <dl><dt>Annex 11</dt><dd>5 days</dd></dl>",
			"text | <p>Form 1 and 2</p><p>3 copies</p> | <p>Form 1 and 23</p><p>copies</p>",
			"text | <p>Use 1 5/8 in</p> | <p>Use 15/8 in</p>", "text | <p>Use 1\u2154 in</p> | <p>Use 12/3 in</p>",
			"furniture | <p>For 10 000 devices</p> | <p>For 10000 devices</p>",
			"text | <table><tr><td>II</td><td><svg class='fa fa-check' aria-hidden=true></svg></td></tr></table> | <table><tr><td>II</td><td><svg class='fa fa-times' aria-hidden=true></svg></td></tr></table>",
			"text | <table><tr><td>II</td><td><svg aria-hidden=true><use href='s.svg#check'></use></svg></td></tr></table> | <table><tr><td>II</td><td><svg aria-hidden=true><use href='s.svg#close'></use></svg></td></tr></table>",
			"bytes | <p>Limits <svg aria-hidden=true><title>a</title><text>b</text></svg></p> | <p>Limits <svg aria-hidden=true><title>c</title><text>d</text></svg></p>",
			"text | <table><tr><td>I</td><td>X</td><td></td></tr><tr><td>A b</td></tr></table> | <table><tr><td>I</td><td></td><td>X</td></tr><tr><td>A</td></tr><tr><td>b</td></tr></table>",
			"furniture | <table><tr><td>I</td><td>X</td><td></td></tr><tr><td>A b</td></tr></table> | <table><tr><td>I</td><td>X</td><td></td></tr><tr><td>A</td></tr><tr><td>b</td></tr></table>",
			"text | <a href=\"javascript:toggle('b7')\">Answer</a><div id=b7 style='display:none'>Keep for five years</div> | <a href=\"javascript:toggle('b7')\">Answer</a><div id=b7 style='display:none'>Keep for ten years</div>",
			"text | <main><div class=social-media-advertising><p>Advertising is allowed</p></div></main> | <main><div class=social-media-advertising><p>Advertising is prohibited</p></div></main>",
			"bytes | <p>Limit \u20685 mg\u2069</p> | <p>Limit 5 mg\u061C</p>",
			"furniture | <p>Last updated: 3 May 2026</p> | <p>Last updated: 4 June 2026</p>",
			"furniture | <p>Dernière mise à jour le 3 mai 2026</p> | <p>Dernière mise à jour le 4 mai 2026</p>",
			"text | <p>Last updated limit: 5 mg of lead in all of the parts</p> | <p>Last updated limit: 6 mg of lead in all of the parts</p>",
			"furniture | <div class=cookie-banner>We use 5 cookies.</div> | <div class=cookie-banner>We use 6 cookies.</div>",
			"furniture | <div class=share-buttons>Share (5)</div> | <div class=share-buttons>Share (6)</div>",
			"text | <div class=market-share>5 %</div> | <div class=market-share>6 %</div>",
			"text | <div id=informed-consent>Consent of 5</div> | <div id=informed-consent>Consent of 6</div>",
			"bytes | <div style='display: none'>token 5</div> | <div style='display: none'>token 6</div>",
			"bytes | A <span hidden>x</span> limit | A <span hidden>y</span> limit",
			"furniture | <p>The \u201Climit\u201D</p> | <p>The \"limit\"</p>" })
	void readPage(String materiality, String before, String after) throws IOException {
		String page = "<html><body><p>Duties of manufacturers of devices.</p>%s</body></html>";
		assertThat(difference("html", page.formatted(before), page.formatted(after)))
			.hasToString(materiality.toUpperCase(Locale.ROOT));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"text | <article num='5'><p>Makers report.</p></article> | <article num='6'><p>Makers report.</p></article>",
			"text | <p>Below 106 units</p> | <p>Below 10<sup>6</sup> units</p>",
			"text | <p>Below 106 units</p> | <p>Below 10<HT TYPE='SUP'>6</HT> units</p>",
			"text | <p>Below 106 units</p> | <p>Below 10<Superior>6</Superior> units</p>",
			"bytes | <p>Below 10<b>6</b> units</p> | <p>Below 106 units</p>",
			"status | <P1><Text>Makers report.</Text></P1> | <P1 RestrictEndDate='2026-05-26'><Text>Makers report.</Text></P1>",
			"status | <P1 RestrictExtent='E+W'><Text>Makers report.</Text></P1> | <P1 RestrictExtent='E+W+S'><Text>Makers report.</Text></P1>",
			"bytes | <P1 RestrictExtent='E' RestrictStartDate='2026-05-26'><Text>A</Text></P1> | <P1 RestrictStartDate='2026-05-26' RestrictExtent='E'><Text>A</Text></P1>",
			"status | <Metadata><title>Act</title></Metadata><p>A</p> | <Metadata><title>Act (repealed)</title></Metadata><p>A</p>",
			"furniture | <Metadata><subtitle>As of 3 May</subtitle></Metadata><p>A</p> | <Metadata><subtitle>As of 4 May</subtitle></Metadata><p>A</p>",
			"furniture | <Metadata><date>2025</date></Metadata><p>A</p> | <Metadata><date>2026</date></Metadata><p>A</p>",
			"text | <p>Makers <del>and importers</del> report.</p> | <p>Makers and importers report.</p>",
			"text | <p><strike>Makers</strike> report.</p> | <p>Makers report.</p>",
			"bytes | <s><p>Makers report.</p></s> | <section><p>Makers report.</p></section>",
			"status | <Metadata><status>in force</status></Metadata><p>A</p> | <Metadata><status>in review</status></Metadata><p>A</p>",
			"status | <Metadata><language>en</language><status>in force</status></Metadata><p>A</p> | <Metadata><language>en</language><status>in review</status></Metadata><p>A</p>",
			"status | <Metadata><remark>Law</remark></Metadata><p>A</p> | <Metadata><remark>Repealed law</remark></Metadata><p>A</p>",
			"text | <limit value='5' unit='mg'/> | <limit value='6' unit='mg'/>",
			"bytes | <limit value='5' unit='mg'/> | <limit unit='mg' value='5'/>",
			"bytes | <p date='2026-05-26'>A</p> | <p date='2027-05-26'>A</p>",
			"text | <row><entry value='5'/></row> | <row><entry value='6'/></row>",
			"text | <p>From <date date='2026-05-26'/></p> | <p>From <date date='2027-05-26'/></p>",
			"furniture | <Metadata><build date='2026-05-26'/></Metadata><p>A</p> | <Metadata><build date='2026-05-27'/></Metadata><p>A</p>",
			"status | <s inforce-start-date='2026-05-26'><p>A</p></s> | <s inforce-start-date='2027-05-26'><p>A</p></s>",
			"text | <p>Below <math><mn>106</mn></math> units</p> | <p>Below <math><msup><mn>10</mn><mn>6</mn></msup></math> units</p>",
			"status | <s status='in force'><p>Makers report.</p></s> | <s status='repealed'><p>Makers report.</p></s>" })
	void readLaw(String materiality, String before, String after) throws IOException {
		String law = "<?xml version='1.0'?><law><title>Act</title>%s</law>";
		assertThat(difference("xml", law.formatted(before), law.formatted(after)))
			.hasToString(materiality.toUpperCase(Locale.ROOT));
	}

	/** As browsers decide it; an unknown label is no reason to refuse an act. */
	@ParameterizedTest
	@CsvSource({ "UTF-9, UTF-8, Ger\u00E4t \u0436", "UTF-8, UTF-8, Ger\u00E4t \u0436",
			"utf-16, UTF-8, Ger\u00E4t \u0436", "iso-8859-1, windows-1252, \u201CGer\u00E4t\u201D",
			"UTF-8, windows-1252, \u201CGer\u00E4t\u201D",
			"windows-1251, windows-1251, \u0417\u0430\u043F\u0440\u0435\u0442", "UTF-16, UTF-16, Ger\u00E4t \u0436" })
	void readLawInTheCharsetOfItsBytes(String declared, String charset, String text) throws IOException {
		Path file = Files.write(this.directory.resolve("law.xml"),
				"<?xml version='1.0' encoding='%s'?><law><p>%s</p></law>".formatted(declared, text)
					.getBytes(Charset.forName(charset)));
		assertThat(Extractions.text(this.reader.read(file, "law.xml")).blocks()).extracting(Block::text)
			.containsExactly(text);
	}

	@ParameterizedTest
	@CsvSource({ "windows-1251, Заявление по форме 4. Копия сертификата не ранее 2022 года. Пошлина 7000 рублей.",
			"Shift_JIS, 製造販売業者は、不具合を知った日から三十日以内に報告しなければならない。", "EUC-KR, 의료기기의 제조를 업으로 하려는 자는 식품의약품안전처장의 제조업허가를 받아야 한다.",
			"GB18030, 注册申请人应当在受理后十个工作日内向药品监督管理部门提交核查资料。",
			"windows-1253, Οι διανομείς ελέγχουν ότι η σήμανση παρέχεται στην ελληνική γλώσσα.",
			"windows-1252, Die Gebühr kann auf Antrag ermäßigt werden – außer für Prüfungen." })
	void readTextThatStatesNoCharsetByItsLetters(String charset, String text) throws IOException {
		Path file = Files.write(this.directory.resolve("law.txt"), text.getBytes(Charset.forName(charset)));
		assertThat(Extractions.text(this.reader.read(file, "law.txt")).blocks()).extracting(Block::text)
			.containsExactly(text);
	}

	@Test
	void readTextOfPagesLeavesOutTheirNumbers() throws IOException {
		assertThat(difference("txt", "Keep the file.\n\nShow it.\n",
				"Keep the file.\nPage 1 of 2\f\nShow it.\nPage 2 of 2\f"))
			.isEqualTo(Materiality.FURNITURE);
		assertThat(difference("txt", "Keep the file.\f\nClass 1\f", "Keep the file.\f\nClass 2\f"))
			.isEqualTo(Materiality.TEXT);
	}

	@Test
	void readLawWithAByteOrderMark() throws IOException {
		assertThat(blocks("xml", "\uFEFF<?xml version='1.0'?><law><p>Ger\u00E4t</p></law>")).extracting(Block::text)
			.containsExactly("Ger\u00E4t");
	}

	@Test
	void readWhenALineAtTheEdgeIsInAnotherScriptKeepsIt() throws IOException {
		List<Block> blocks = blocks("txt", "\u7981\u6B62 5\n\n\u0417\u0430\u043F\u0440\u0435\u0442 5");
		assertThat(blocks).hasSize(2);
	}

	private Materiality difference(String type, String before, String after) throws IOException {
		return TextDifference.between(blocks(type, before), blocks(type, after)).materiality();
	}

	private List<Block> blocks(String type, String text) throws IOException {
		Path file = Files.writeString(this.directory.resolve("page." + type), text);
		return Extractions.text(this.reader.read(file, "page." + type)).blocks();
	}

}
