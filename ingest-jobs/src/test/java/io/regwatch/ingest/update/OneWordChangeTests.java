package io.regwatch.ingest.update;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Materiality;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** A change of one word, number or sign is detected in each of eight scripts. */
class OneWordChangeTests {

	private static final List<String> TEXTS = List.of(
			"The manufacturer shall not place a device of class IIa on the market after 26 May 2027 unless the dose is \u2264 5 mg.",
			"Der Hersteller darf ein Ger\u00E4t der Klasse IIa nicht nach dem 26. Mai 2027 in Verkehr bringen, au\u00DFer bei \u2264 5 mg.",
			"\u041F\u0440\u043E\u0438\u0437\u0432\u043E\u0434\u0438\u0442\u0435\u043B\u044C \u043D\u0435 \u0434\u043E\u043B\u0436\u0435\u043D \u0432\u044B\u043F\u0443\u0441\u043A\u0430\u0442\u044C \u0438\u0437\u0434\u0435\u043B\u0438\u0435 \u043A\u043B\u0430\u0441\u0441\u0430 2\u0430 \u043F\u043E\u0441\u043B\u0435 26 \u043C\u0430\u044F 2027 \u0433\u043E\u0434\u0430 \u0431\u0435\u0437 \u0434\u043E\u0437\u044B 5 \u043C\u0433",
			"\u039F \u03BA\u03B1\u03C4\u03B1\u03C3\u03BA\u03B5\u03C5\u03B1\u03C3\u03C4\u03AE\u03C2 \u03B4\u03B5\u03BD \u03B4\u03B9\u03B1\u03B8\u03AD\u03C4\u03B5\u03B9 \u03C0\u03C1\u03BF\u03CA\u03CC\u03BD \u03BA\u03B1\u03C4\u03B7\u03B3\u03BF\u03C1\u03AF\u03B1\u03C2 2 \u03BC\u03B5\u03C4\u03AC \u03C4\u03B9\u03C2 26 \u039C\u03B1\u0390\u03BF\u03C5 2027 \u03C7\u03C9\u03C1\u03AF\u03C2 5 mg",
			"\u0644\u0627 \u064A\u062C\u0648\u0632 \u0644\u0644\u0645\u0635\u0646\u0639 \u0637\u0631\u062D \u062C\u0647\u0627\u0632 \u0645\u0646 \u0627\u0644\u0641\u0626\u0629 \u0662 \u0628\u0639\u062F \u0662\u0666 \u0645\u0627\u064A\u0648 \u0662\u0660\u0662\u0667 \u0625\u0644\u0627 \u0628\u062C\u0631\u0639\u0629 \u0665 \u0645\u0644\u063A",
			"\u0928\u093F\u0930\u094D\u092E\u093E\u0924\u093E \u0935\u0930\u094D\u0917 \u0968 \u0915\u093E \u0909\u092A\u0915\u0930\u0923 \u0968\u096C \u092E\u0908 \u0968\u0966\u0968\u096D \u0915\u0947 \u092C\u093E\u0926 \u092C\u093E\u091C\u093E\u0930 \u092E\u0947\u0902 \u0928\u0939\u0940\u0902 \u0932\u093E\u090F\u0917\u093E \u096B \u092E\u093F\u0917\u094D\u0930\u093E",
			"\u88FD\u9020 \u696D\u8005 \u306F \u30AF\u30E9\u30B9 \uFF12 \u306E \u533B\u7642 \u6A5F\u5668 \u3092 2027 \u5E74 5 \u6708 26 \u65E5 \u4EE5\u5F8C \u8CA9\u58F2 \u3057\u3066 \u306F \u306A\u3089\u306A\u3044",
			"\uC81C\uC870 \uC5C5\uC790\uB294 2 \uB4F1\uAE09 \uC758\uB8CC \uAE30\uAE30\uB97C 2027 \uB144 5 \uC6D4 26 \uC77C \uC774\uD6C4 \uD310\uB9E4\uD558\uC5EC\uC11C\uB294 \uC544\uB2C8 \uB41C\uB2E4");

	static Stream<List<String>> changes() {
		return TEXTS.stream().flatMap((text) -> {
			List<String> words = List.of(text.split(" ", -1));
			return IntStream.range(0, words.size())
				.boxed()
				.flatMap((at) -> changes(words, at))
				.map((changed) -> List.of(text, changed));
		});
	}

	private static Stream<String> changes(List<String> words, int at) {
		String word = words.get(at);
		return Stream.of(with(words, at, ""), with(words, at, word + " " + word), with(words, at, changed(word)),
				with(words, at, word.substring(0, word.length() - 1)), with(words, at, "5" + word));
	}

	private static String changed(String word) {
		int first = word.codePointAt(0);
		return Character
			.toString(Character.isDigit(first) ? first + ((Character.digit(first, 10) < 9) ? 1 : -1) : first + 1)
				+ word.substring(Character.charCount(first));
	}

	private static String with(List<String> words, int at, String word) {
		List<String> changed = new ArrayList<>(words);
		changed.set(at, word);
		return String.join(" ", changed).replaceAll(" +", " ").strip();
	}

	@ParameterizedTest
	@MethodSource("changes")
	void betweenIsText(List<String> texts) {
		for (BlockKind kind : List.of(BlockKind.PARAGRAPH, BlockKind.TABLE_ROW)) {
			assertThat(TextDifference
				.between(List.of(block(kind, texts.getFirst())), List.of(block(kind, texts.getLast())))
				.materiality()).isEqualTo(Materiality.TEXT);
		}
	}

	private static Block block(BlockKind kind, String text) {
		return new Block(0, 1, kind, 0, text);
	}

}
