package io.regwatch.ingest.extract.markup.stamp;

import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class WordPatternTests {

	private static final String WORDS = "(?iu)(?:(?<!\\p{L})|(?<=[日号일]))(?:last\\supdated?|views[\\s:]*+\\p{Nd}|更新日時|обновлено)(?!\\p{L})";

	private final WordPattern words = new WordPattern(WORDS);

	@Test
	void findsWhatTheSamePatternOfTheJdkFinds() {
		Pattern plain = Pattern.compile(WORDS);
		List<String> parts = List.of("last updated", "Last update", "last upd", "views: 3", "reviews 3", "VIEWS 12",
				"5月3日更新日時", "更新日時", "обновлено", "не обновлено", "ОБНОВЛЕНОЕ", "(", ". ", " ", "\u0301",
				"\uD83D\uDE00");
		Random random = new Random(1);
		for (int i = 0; i < 5_000; i++) {
			String text = random.ints(6, 0, parts.size())
				.mapToObj(parts::get)
				.collect(Collectors.joining(" ".repeat(i % 2)));
			assertThat(this.words.find(text, 0, text.length()).stream().map(MatchResult::group).toList()).as(text)
				.isEqualTo(plain.matcher(text).results().limit(1).map(MatchResult::group).toList());
		}
	}

	@Test
	void findsNothingOutsideOfAPart() {
		assertThat(this.words.find("last updated, last updated", 3, 20)).isEmpty();
		assertThat(this.words.find("last updated, last updated", 3, 26).map(MatchResult::start)).hasValue(14);
	}

	@Test
	void seesWhatStandsBeforeAPart() {
		assertThat(this.words.find("reviews 3", 2, 9)).isEmpty();
	}

	@Test
	void matchesABeginningOrAllOfAText() {
		assertThat(this.words.lookingAt("Last updated today").map(MatchResult::end)).hasValue(12);
		assertThat(this.words.lookingAt("The last updated")).isEmpty();
		assertThat(this.words.matches("views: 3")).isTrue();
		assertThat(this.words.matches("views: 3 times")).isFalse();
	}

	@Test
	void findsWordsAlsoAfterMoreOthersThanItRemembers() {
		String text = Stream.iterate(0, (i) -> i + 1)
			.limit(30_000)
			.map("w%d"::formatted)
			.collect(Collectors.joining(" ")) + " views 3 views 4";
		assertThat(this.words.find(text, 0, text.length()).map(MatchResult::group)).hasValue("views 3");
	}

}
