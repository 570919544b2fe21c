package io.regwatch.ops.benchmark.redline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import com.github.difflib.algorithm.Change;
import com.github.difflib.algorithm.myers.MyersDiffWithLinearSpace;
import io.regwatch.ingest.redline.Redline;
import io.regwatch.ingest.redline.html.RedlineHtml;
import io.regwatch.schema.Block;

/**
 * Two texts to be compared.
 *
 * @param name of what was changed
 * @param before the old text
 * @param after the new text
 */
record Pair(String name, List<Block> before, List<Block> after) {

	Pair {
		before = List.copyOf(before);
		after = List.copyOf(after);
	}

	/** The redline with its HTML; the length of the latter, so that it is made. */
	int redline() {
		return RedlineHtml.fragment(Redline.between(this.before, this.after), "en").length();
	}

	/** Words that the redline marks. */
	int marked() {
		Redline redline = Redline.between(this.before, this.after);
		return redline.inserted() + redline.deleted();
	}

	/** What every comparison has to do first: splits both into words and numbers them. */
	int words() {
		Map<String, Integer> numbers = new HashMap<>();
		return words(this.before, numbers).size() + words(this.after, numbers).size();
	}

	/** The fewest words that have to be marked; slow. */
	int fewest() {
		Map<String, Integer> numbers = new HashMap<>();
		List<Change> changes = new MyersDiffWithLinearSpace<Integer>().computeDiff(words(this.before, numbers),
				words(this.after, numbers), null);
		return changes.stream()
			.mapToInt((change) -> change.endOriginal - change.startOriginal + change.endRevised - change.startRevised)
			.sum();
	}

	static String text(List<Block> blocks) {
		return blocks.stream().map(Block::text).collect(Collectors.joining("\n", "", "\n"));
	}

	private static List<Integer> words(List<Block> blocks, Map<String, Integer> numbers) {
		List<Integer> words = new ArrayList<>();
		for (Block block : blocks) {
			for (String word : block.text().split(" ", -1)) {
				Integer number = numbers.putIfAbsent(word, numbers.size());
				words.add((number != null) ? number : numbers.size() - 1);
			}
		}
		return words;
	}

}
