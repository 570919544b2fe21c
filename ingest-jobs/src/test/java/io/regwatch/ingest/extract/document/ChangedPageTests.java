package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.Block;
import io.regwatch.schema.Materiality;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A change of one word, number or sign is detected wherever it stands in a page, in each
 * of eight scripts.
 */
class ChangedPageTests {

	private static final List<String> TEXTS = List.of(
			"The manufacturer shall not place a device of class IIa on the market after 26 May 2027 unless the dose is \u2264 5 mg.",
			"Der Hersteller darf ein Ger\u00E4t der Klasse IIa nicht nach dem 26. Mai 2027 in Verkehr bringen, au\u00DFer bei \u2264 5 mg.",
			"\u041F\u0440\u043E\u0438\u0437\u0432\u043E\u0434\u0438\u0442\u0435\u043B\u044C \u043D\u0435 \u0434\u043E\u043B\u0436\u0435\u043D \u0432\u044B\u043F\u0443\u0441\u043A\u0430\u0442\u044C \u0438\u0437\u0434\u0435\u043B\u0438\u0435 \u043A\u043B\u0430\u0441\u0441\u0430 2\u0430 \u043F\u043E\u0441\u043B\u0435 26 \u043C\u0430\u044F 2027 \u0433\u043E\u0434\u0430 \u0431\u0435\u0437 \u0434\u043E\u0437\u044B 5 \u043C\u0433",
			"\u039F \u03BA\u03B1\u03C4\u03B1\u03C3\u03BA\u03B5\u03C5\u03B1\u03C3\u03C4\u03AE\u03C2 \u03B4\u03B5\u03BD \u03B4\u03B9\u03B1\u03B8\u03AD\u03C4\u03B5\u03B9 \u03C0\u03C1\u03BF\u03CA\u03CC\u03BD \u03BA\u03B1\u03C4\u03B7\u03B3\u03BF\u03C1\u03AF\u03B1\u03C2 2 \u03BC\u03B5\u03C4\u03AC \u03C4\u03B9\u03C2 26 \u039C\u03B1\u0390\u03BF\u03C5 2027 \u03C7\u03C9\u03C1\u03AF\u03C2 5 mg",
			"\u0644\u0627 \u064A\u062C\u0648\u0632 \u0644\u0644\u0645\u0635\u0646\u0639 \u0637\u0631\u062D \u062C\u0647\u0627\u0632 \u0645\u0646 \u0627\u0644\u0641\u0626\u0629 \u0662 \u0628\u0639\u062F \u0662\u0666 \u0645\u0627\u064A\u0648 \u0662\u0660\u0662\u0667 \u0625\u0644\u0627 \u0628\u062C\u0631\u0639\u0629 \u0665 \u0645\u0644\u063A",
			"\u0928\u093F\u0930\u094D\u092E\u093E\u0924\u093E \u0935\u0930\u094D\u0917 \u0968 \u0915\u093E \u0909\u092A\u0915\u0930\u0923 \u0968\u096C \u092E\u0908 \u0968\u0966\u0968\u096D \u0915\u0947 \u092C\u093E\u0926 \u092C\u093E\u091C\u093E\u0930 \u092E\u0947\u0902 \u0928\u0939\u0940\u0902 \u0932\u093E\u090F\u0917\u093E \u096B \u092E\u093F\u0917\u094D\u0930\u093E",
			"\u88FD\u9020 \u696D\u8005 \u306F \u30AF\u30E9\u30B9 \uFF12 \u306E \u533B\u7642 \u6A5F\u5668 \u3092 2027 \u5E74 5 \u6708 26 \u65E5 \u4EE5\u5F8C \u8CA9\u58F2 \u3057\u3066 \u306F \u306A\u3089\u306A\u3044",
			"\uC81C\uC870 \uC5C5\uC790\uB294 2 \uB4F1\uAE09 \uC758\uB8CC \uAE30\uAE30\uB97C 2027 \uB144 5 \uC6D4 26 \uC77C \uC774\uD6C4 \uD310\uB9E4\uD558\uC5EC\uC11C\uB294 \uC544\uB2C8 \uB41C\uB2E4");

	private static final List<String> PLACES = List.of("<h2>%s</h2>", "<p>%s</p>", "<ul><li>%s</li><li>B</li></ul>",
			"<ol><li>%s</li><li>B</li></ol>",
			"<table><tr><th>%s</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>",
			"<table><tr><td>A</td><td>B</td><td>%s</td></tr></table>",
			"<table><caption>%s</caption><tr><td>1</td></tr></table>",
			"<table><tr><td>1</td></tr><tfoot><tr><td>%s</td></tr></tfoot></table>",
			"<p>A<sup>1</sup></p><p class=footnote><sup>1</sup> %s</p>", "<dl><dt>A</dt><dd>%s</dd></dl>",
			"<dl><dt>%s</dt><dd>A</dd></dl>", "<blockquote>%s</blockquote>",
			"<details><summary>A</summary><p>%s</p></details>", "<figure><figcaption>%s</figcaption></figure>",
			"<pre>%s</pre>", "<div class=note>%s</div>", "<fieldset><legend>%s</legend></fieldset>",
			"<address>%s</address>", "<p>A</p><small>%s</small>", "<ul><li>A<ol><li>%s</li></ol></li></ul>",
			"<p><strong>%s</strong></p>", "<div>%s<p>A</p></div>", "<article><header>%s</header><p>A</p></article>",
			"<table><tr><td><table><tr><td>%s</td></tr></table></td></tr></table>");

	@TempDir
	private Path directory;

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenAWordChangesAnywhereShowsIt() throws IOException {
		List<String> missed = new ArrayList<>();
		int changes = 0;
		for (int place = 0; place < PLACES.size(); place++) {
			for (String text : TEXTS) {
				List<Block> before = blocks(PLACES.get(place).formatted(text));
				for (String changed : changes(text, place)) {
					changes++;
					if (!isText(before, blocks(PLACES.get(place).formatted(changed)))) {
						missed.add(PLACES.get(place).formatted(changed));
					}
				}
			}
		}
		assertThat(missed).isEmpty();
		assertThat(changes).isGreaterThan(600);
	}

	/** Every fourth word of a text, others at each place, and each number. */
	private static List<String> changes(String text, int place) {
		List<String> words = List.of(text.split(" ", -1));
		return IntStream.range(0, words.size())
			.filter((at) -> (at + place) % 4 == 0 || Character.isDigit(words.get(at).charAt(0)))
			.mapToObj((at) -> {
				List<String> changed = new ArrayList<>(words);
				changed.set(at, changed(words.get(at), place));
				return String.join(" ", changed);
			})
			.toList();
	}

	private static String changed(String word, int place) {
		int first = word.codePointAt(0);
		if (Character.isDigit(first)) {
			return Character.toString(first + ((Character.digit(first, 10) < 9) ? 1 : -1))
					+ word.substring(Character.charCount(first));
		}
		return (place % 2 == 0) ? Character.toString(first + 1) + word.substring(Character.charCount(first)) : "";
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "<ol start=3><li>A</li></ol> | <ol start=4><li>A</li></ol>",
			"<ol type=a><li>A</li></ol> | <ol type=i><li>A</li></ol>",
			"<ol reversed><li>A</li><li>B</li></ol> | <ol><li>A</li><li>B</li></ol>",
			"<ol><li>A</li><li>B</li></ol> | <ol><li>B</li><li>A</li></ol>",
			"<p>5 mg<sup>1</sup></p> | <p>5 mg<sup>2</sup></p>", "<p>10<sup>6</sup></p> | <p>10<sup>5</sup></p>",
			"<p>10<sup>6</sup></p> | <p>106</p>", "<p>CO<sub>2</sub></p> | <p>CO<sub>3</sub></p>",
			"<p>at most 5 mg</p> | <p>at least 5 mg</p>", "<p>&lt; 5 mg</p> | <p>&gt; 5 mg</p>",
			"<p>≤ 5 mg</p> | <p>≥ 5 mg</p>", "<p>5 mg</p> | <p>5 µg</p>", "<p>5 µg</p> | <p>5 ng</p>",
			"<p>-5 °C</p> | <p>5 °C</p>", "<p>−5 °C</p> | <p>+5 °C</p>", "<p>5.0 mg</p> | <p>50 mg</p>",
			"<p>1,000 mg</p> | <p>1.000 mg</p>", "<p>5 %</p> | <p>5 ‰</p>", "<p>5 mm</p> | <p>5 m</p>",
			"<p>A and B</p> | <p>A or B</p>", "<p>Class I</p> | <p>Class II</p>",
			"<p>Article 5(1)(a)</p> | <p>Article 5(1)(b)</p>", "<p>may not</p> | <p>may</p>",
			"<p>shall</p> | <p>should</p>", "<p>2026-05-26</p> | <p>2026-05-27</p>",
			"<p>26 May 2027</p> | <p>26 May 2028</p>", "<p>26/05/2027</p> | <p>25/06/2027</p>",
			"<table><tr><td>✓</td></tr></table> | <table><tr><td>✗</td></tr></table>",
			"<table><tr><td>A</td><td></td><td>x</td></tr></table> | <table><tr><td>A</td><td>x</td><td></td></tr></table>",
			"<table><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr></table> | <table><tr><td>A</td><td>2</td></tr><tr><td>B</td><td>1</td></tr></table>",
			"<p><s>Makers</s> report.</p> | <p>Makers report.</p>", "<p>Annex <b>I</b></p> | <p>Annex <b>II</b></p>",
			"<p>A; B, C</p> | <p>A, B; C</p>", "<p>5 · 5 mg</p> | <p>55 mg</p>", "<p>1/2 dose</p> | <p>12 dose</p>",
			"<p>№ 5</p> | <p>№ 6</p>", "<p>第五条</p> | <p>第六条</p>", "<p>不得销售</p> | <p>得销售</p>",
			"<p>１０日以内</p> | <p>１５日以内</p>", "<p>٥ أيام</p> | <p>٦ أيام</p>", "<p>५ दिन</p> | <p>६ दिन</p>",
			"<p>5 дней</p> | <p>5 лет</p>", "<p>5 ημέρες</p> | <p>5 έτη</p>" })
	void readWhenASignChangesShowsIt(String before, String after) throws IOException {
		assertThat(isText(blocks(before), blocks(after))).isTrue();
	}

	private static boolean isText(List<Block> before, List<Block> after) {
		return TextDifference.between(before, after).materiality() == Materiality.TEXT;
	}

	private List<Block> blocks(String part) throws IOException {
		Path file = Files.writeString(this.directory.resolve("page.html"),
				"<html><head><meta charset=utf-8></head><body><h1>Act</h1><p>Duties of makers.</p>%s<p>The end of it.</p></body></html>"
					.formatted(part));
		return Extractions.text(this.reader.read(file, "page.html")).blocks();
	}

}
