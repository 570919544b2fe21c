package io.regwatch.ingest.update;

import java.util.List;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LostLettersTests {

	private static final String TEXT = "Le règlement précise les délais. Qui est concerné ? Les fabricants.";

	@Test
	void findWhenLettersBecameQuestionMarksFindsAWord() {
		assertThat(find(TEXT.replaceAll("[^\\x00-\\x7f]", "?"), TEXT)).contains("r?glement");
		assertThat(find("??????? ? ????????????? 5.", "Правила о производителях 5.")).isEmpty();
	}

	@Test
	void findWhenTheTextAsksOrIsWrittenWithoutAccentsFindsNone() {
		assertThat(find(TEXT + " Pourquoi ? Comment ? Quand ?", TEXT)).isEmpty();
		assertThat(find("Le reglement precise les delais. Qui est concerne ? Les fabricants.", TEXT)).isEmpty();
		assertThat(find(TEXT, TEXT.replaceAll("[^\\x00-\\x7f]", "?"))).isEmpty();
	}

	private static List<String> find(String now, String before) {
		return LostLetters.find(blocks(now), blocks(before)).stream().toList();
	}

	private static List<Block> blocks(String text) {
		return List.of(new Block(0, 1, BlockKind.PARAGRAPH, 0, text));
	}

}
