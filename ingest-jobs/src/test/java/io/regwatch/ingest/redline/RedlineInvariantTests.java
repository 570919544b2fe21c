package io.regwatch.ingest.redline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.ingest.redline.html.RedlineHtml;
import io.regwatch.schema.Block;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What holds for any two texts. */
class RedlineInvariantTests {

	static Stream<Long> seeds() {
		return new Random(20260101).longs(400).boxed();
	}

	@ParameterizedTest
	@MethodSource("seeds")
	void betweenAnyTextsGivesBothBack(long seed) {
		Random random = new Random(seed);
		List<String> before = lines(random);
		List<String> after = edit(before, random);
		List<Block> old = RedlineTexts.text(before.toArray(String[]::new));
		List<Block> now = RedlineTexts.text(after.toArray(String[]::new));
		Redline redline = Redline.between(old, now);
		String html = RedlineHtml.fragment(redline, "en");
		assertThat(RedlineTexts.read(html, true)).isEqualTo(RedlineTexts.lines(now));
		assertThat(RedlineTexts.read(html, false)).isEqualTo(RedlineTexts.lines(old));
		assertThat(RedlineHtml.fragment(Redline.between(old, now), "en")).isEqualTo(html);
		int balance = words(now) - words(old);
		assertThat(redline.inserted() - redline.deleted()).isEqualTo(balance);
		Redline same = Redline.between(now, now);
		assertThat(RedlineHtml.fragment(same, "en")).doesNotContain("<ins", "<del");
		assertThat(same.sections()).isEmpty();
	}

	private static int words(List<Block> blocks) {
		return blocks.stream().mapToInt((block) -> block.text().split(" ", -1).length).sum();
	}

	private static List<String> lines(Random random) {
		int alphabet = 2 + random.nextInt(60);
		return IntStream.range(0, random.nextInt(30))
			.mapToObj((at) -> line(random, alphabet))
			.collect(Collectors.toCollection(ArrayList::new));
	}

	private static String line(Random random, int alphabet) {
		String words = words(random, alphabet, 1 + random.nextInt(25));
		return switch (random.nextInt(6)) {
			case 0 -> "# " + random.nextInt(20) + " " + words;
			case 1 -> "- " + words;
			case 2 -> "c" + words + " | " + words(random, alphabet, 2) + " | d";
			default -> words;
		};
	}

	private static String words(Random random, int alphabet, int count) {
		return IntStream.range(0, count)
			.mapToObj((at) -> "w<" + random.nextInt(alphabet))
			.collect(Collectors.joining(" "));
	}

	private static List<String> edit(List<String> before, Random random) {
		List<String> after = new ArrayList<>(before);
		for (int edits = random.nextInt(12); edits > 0 && !after.isEmpty(); edits--) {
			int at = random.nextInt(after.size());
			switch (random.nextInt(7)) {
				case 0 -> after.remove(at);
				case 1 -> after.add(at, line(random, 70));
				case 2 -> after.add(random.nextInt(after.size()), after.remove(at));
				case 3 -> Collections.rotate(after.subList(at, Math.min(after.size(), at + 6)), 2);
				case 4 -> split(after, at, random);
				case 5 -> join(after, at);
				default -> after.set(at, editWords(after.get(at), random));
			}
		}
		return after;
	}

	private static void split(List<String> lines, int at, Random random) {
		String[] words = lines.get(at).split(" ", -1);
		int cut = random.nextInt(words.length);
		if (cut > 1 && !lines.get(at).contains("|")) {
			lines.set(at, String.join(" ", List.of(words).subList(0, cut)));
			lines.add(at + 1, String.join(" ", List.of(words).subList(cut, words.length)));
		}
	}

	private static void join(List<String> lines, int at) {
		if (at + 1 < lines.size() && !lines.get(at + 1).startsWith("# ")) {
			lines.set(at, lines.get(at) + " " + lines.remove(at + 1));
		}
	}

	private static String editWords(String line, Random random) {
		List<String> words = new ArrayList<>(List.of(line.split(" ", -1)));
		int at = words.get(0).equals("#") ? 1 : 0;
		words.set(at + random.nextInt(words.size() - at), "new" + random.nextInt(5));
		words.add(words.size(), words.get(at));
		return String.join(" ", words);
	}

}
