package io.regwatch.search.index;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PassageSplitterTests {

	@Test
	void splitWhenParagraphsAreShortJoinsThem() {
		assertThat(PassageSplitter.split("one\n\ntwo\n three ")).containsExactly("one\ntwo\nthree");
		assertThat(PassageSplitter.split(" \n")).isEmpty();
	}

	@Test
	void splitWhenParagraphsAreLongCutsBetweenWordsAndLosesNone() {
		String text = "word ".repeat(700).strip();
		List<String> passages = PassageSplitter.split("short\n" + text);
		assertThat(passages).hasSize(5).allMatch((passage) -> passage.length() <= PassageSplitter.SIZE);
		assertThat(String.join(" ", passages.subList(1, 5))).isEqualTo(text);
	}

	@Test
	void splitWhenThereAreNoSpacesOrTooManyPassagesIsBounded() {
		assertThat(PassageSplitter.split("x".repeat(2500))).extracting(String::length).containsExactly(999, 999, 502);
		assertThat(PassageSplitter.split(("y".repeat(999) + "\n").repeat(3000))).hasSize(2000);
	}

}
