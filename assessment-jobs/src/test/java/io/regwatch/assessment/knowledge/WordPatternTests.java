package io.regwatch.assessment.knowledge;

import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Patterns of words find what plain patterns find, and skip texts without their words.
 */
class WordPatternTests {

	private static final int TEXTS = 20_000;

	/** Pieces of which random texts are made, so that most of them nearly match. */
	private static final List<String> PIECES = List.of("recall", "Recalled", "s", " ", " of ", "the ", "device",
			"DEVICES", "é", "É", "ß", "ss", "maßband", "(a)", "[b]", "12", "-", "and", "or", "药品", "药", "K", "ſ", "a.b",
			"aXb", "produit", "produits de santé", "\n", "not ", "xyz");

	@ParameterizedTest
	@ValueSource(strings = { "recall", "\\brecall(s|ed)?\\b", "recall.{0,3}device", "(?<!not )recall", "recall(?! of)",
			"(recall|device)s?", "(recall)?device", "(recall)*device", "(recall)+ device", "(recall){2}",
			"(recall){0,2}s", "r[eé]call", "[Rr]ecall", "[^x]ecall", "[a-z&&[^x]]ecall", "d[ée]vice|药品", "药",
			"\\bofs?\\b", "and|or", "(?<name>recall) (?:of |the ){0,2}device", "\\Qa.b\\E|device", "a\\.b",
			"\\(a\\)|\\[b\\]", "\\p{L}{2}evice", "rec\\w+", "\\w*call", "maßband", "dev(ice|ices)(?= of)",
			"^recall|device$", "xyz|(recall|(device|not ) of)", "(?>recall|rec)s", "k|s", "produits? de (santé|soin)",
			"reca+ll", "devi?ces*", "(the|of) (device|rec\\w+|not (and|x)*)s?", "(re|de)(call|vice)", "" })
	void randomTextsMatchAsInPlainPatterns(String words) {
		Random random = new Random(7);
		WordPattern pattern = WordPattern.of(words);
		Pattern plain = Pattern.compile(words.replace("ß", "(?:ß|ss)"),
				Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);
		assertThat(IntStream.range(0, TEXTS).mapToObj((_) -> text(random)))
			.allMatch((text) -> pattern.isIn(text) == plain.matcher(text).find())
			.anyMatch(pattern::isIn);
	}

	private static String text(Random random) {
		StringBuilder text = new StringBuilder();
		random.ints(random.nextInt(8), 0, PIECES.size()).forEach((piece) -> text.append(PIECES.get(piece)));
		return text.toString();
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', ignoreLeadingAndTrailingWhitespace = false, textBlock = """
			RECALL;recall
			recalls?;recalls,recall
			(a|b)cd;acd,bcd
			the .* devices; devices
			of (devices?|produit\\w+);of devices,of device,of produit
			of (the )?rec\\w+;of the rec,of rec
			(abb+c|abd)e;abb,abd
			ab(cdef)?;
			x{2}yz.abcd;abcd
			(abc|d);
			药品|device;药品,device
			the (list|annex)[^.]* amended; amended
			""")
	void literalsAreTheLongestOfWhichEachMatchHasOne(String words, String literals) {
		assertThat(RequiredSyntax.literals(words))
			.containsExactlyInAnyOrder((literals != null) ? literals.split(",") : new String[0]);
	}

	@Test
	void unknownEscapesAreRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> WordPattern.of("\\u00e9"))
			.withMessage("'\\u' is not supported in '\\u00e9'");
	}

	@Test
	void textBeforeTheWords() {
		WordPattern pattern = WordPattern.of("\\b(such as|including)\\b");
		assertThat(pattern.before("implants, such as stents, including")).isEqualTo("implants, ");
		assertThat(pattern.before("implants")).isEqualTo("implants");
	}

}
