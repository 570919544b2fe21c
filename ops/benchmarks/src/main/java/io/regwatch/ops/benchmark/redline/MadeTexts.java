package io.regwatch.ops.benchmark.redline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * Makes texts whose words are as frequent as in law, and changes them; always the same.
 */
final class MadeTexts {

	private static final int VOCABULARY = 12_000;

	private static final int SECTION = 8;

	private final Random random = new Random(7);

	/**
	 * A text of so many words, and what it is after so many of a hundred were changed.
	 */
	Pair pair(int words, int percent) {
		List<Block> before = blocks(words);
		List<Block> after = new ArrayList<>();
		for (Block block : before) {
			String text = Arrays.stream(block.text().split(" ", -1))
				.map((word) -> changed(word, percent))
				.filter((word) -> !word.isEmpty())
				.collect(Collectors.joining(" "));
			after.add(new Block(block.ordinal(), 1, block.kind(), block.level(), text.isEmpty() ? word() : text));
		}
		return new Pair("%d %% changed".formatted(percent), before, after);
	}

	private List<Block> blocks(int words) {
		List<Block> blocks = new ArrayList<>();
		int made = 0;
		while (made < words) {
			boolean heading = blocks.size() % SECTION == 0;
			String text = heading ? "Article %d %s".formatted(blocks.size() / SECTION + 1, words(4))
					: words(20 + this.random.nextInt(100));
			blocks.add(new Block(blocks.size(), 1, heading ? BlockKind.HEADING : BlockKind.PARAGRAPH, heading ? 2 : 0,
					text));
			made += text.split(" ", -1).length;
		}
		return blocks;
	}

	/** Half of the changed words are others, a quarter go, a quarter get a companion. */
	private String changed(String word, int percent) {
		if (this.random.nextInt(100) >= percent) {
			return word;
		}
		return switch (this.random.nextInt(4)) {
			case 0 -> "";
			case 1 -> word + " " + word();
			default -> word();
		};
	}

	private String words(int count) {
		return this.random.ints(count, 0, 1).mapToObj((any) -> word()).collect(Collectors.joining(" "));
	}

	// The n-th word is about 1/n as frequent as the first.
	private String word() {
		return "w" + (int) Math.pow(VOCABULARY, this.random.nextDouble());
	}

}
