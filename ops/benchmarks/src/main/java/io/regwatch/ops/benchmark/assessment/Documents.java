package io.regwatch.ops.benchmark.assessment;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/** Texts that are as long as those of regulators, and say nothing. */
final class Documents {

	/**
	 * Characters of twenty documents of a hundred that were read, from each twentieth.
	 */
	private static final int[] LENGTHS = { 2_200, 3_300, 4_700, 7_200, 8_800, 9_600, 11_700, 14_900, 17_100, 21_300,
			23_300, 25_600, 29_800, 34_000, 40_300, 44_500, 53_200, 70_000, 122_400, 551_600 };

	private static final int PARAGRAPH = 150;

	private static final String[] WORDS = ("device devices manufacturer shall must evidence clinical evaluation"
			+ " performance data risk management report authority market placed label labelling sterile implant"
			+ " implantable stent catheter software patient user notified body assessment procedure annex article"
			+ " technical documentation post surveillance vigilance incident period year each other with from when"
			+ " that this for and the of in to by is are as at on be any all under where which not")
		.split(" ");

	private Documents() {
	}

	static int count() {
		return LENGTHS.length;
	}

	/** The same each time; other ones for each number. */
	static List<Block> blocks(int number) {
		Random random = new Random(number);
		List<Block> blocks = new ArrayList<>();
		blocks.add(new Block(0, 1, BlockKind.HEADING, 1, "Document " + number));
		for (int length = 0; length < LENGTHS[number % LENGTHS.length]; length += PARAGRAPH) {
			blocks.add(new Block(blocks.size(), 1 + blocks.size() / 20, BlockKind.PARAGRAPH, 0, paragraph(random)));
		}
		return blocks;
	}

	static int length(int number) {
		return blocks(number).stream().mapToInt((block) -> block.text().length()).sum();
	}

	private static String paragraph(Random random) {
		String words = IntStream.range(0, PARAGRAPH / 7)
			.mapToObj((_) -> WORDS[random.nextInt(WORDS.length)])
			.collect(Collectors.joining(" "));
		return "The " + words + ".";
	}

}
