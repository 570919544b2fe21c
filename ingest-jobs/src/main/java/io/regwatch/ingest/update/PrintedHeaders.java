package io.regwatch.ingest.update;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * Running headers and footers that are furniture of one print and text of another one,
 * because they stand at another distance from the edge there. A header counts as one only
 * if it is never furniture in one of the prints, and both show it equally often in all:
 * nothing that was added or removed does.
 */
final class PrintedHeaders {

	/** Shorter ones may be within other words. */
	private static final int FEWEST_LETTERS = 8;

	private static final int MAX_HEADERS = 1_000;

	private final Map<String, Long> before;

	private final Map<String, Long> after;

	private String old;

	private String now;

	private PrintedHeaders(List<Block> before, List<Block> after, String old, String now) {
		this.before = furniture(before);
		this.after = furniture(after);
		this.old = old;
		this.now = now;
	}

	/**
	 * Whether two texts are the same without such headers.
	 * @param before blocks of the old text
	 * @param after blocks of the new text
	 * @param old their folded text without furniture
	 * @param now likewise, of the new one
	 */
	static boolean isSameWithout(List<Block> before, List<Block> after, String old, String now) {
		return new PrintedHeaders(before, after, old, now).isSame();
	}

	private boolean isSame() {
		List<String> headers = headers();
		headers.forEach(this::remove);
		return !headers.isEmpty() && Tolerance.PRINTS.isSame(this.old, this.now);
	}

	private List<String> headers() {
		Map<String, Long> all = new HashMap<>(this.before);
		all.putAll(this.after);
		return all.keySet()
			.stream()
			.filter((header) -> count(this.before, header) != count(this.after, header))
			.sorted(Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()))
			.limit(MAX_HEADERS)
			.toList();
	}

	private void remove(String header) {
		long inOld = count(this.old, header);
		long inNew = count(this.now, header);
		boolean whole = Math.min(count(this.before, header), count(this.after, header)) == 0;
		if (whole && inOld != inNew && inOld + count(this.before, header) == inNew + count(this.after, header)) {
			this.old = this.old.replace(header, "");
			this.now = this.now.replace(header, "");
		}
	}

	private static long count(Map<String, Long> furniture, String header) {
		return furniture.getOrDefault(header, 0L);
	}

	private static long count(String text, String header) {
		long count = 0;
		for (int at = text.indexOf(header); at >= 0; at = text.indexOf(header, at + header.length())) {
			count++;
		}
		return count;
	}

	private static Map<String, Long> furniture(List<Block> blocks) {
		return blocks.stream()
			.filter((block) -> block.kind() == BlockKind.FURNITURE)
			.map((block) -> PrintedText.fold(block.text()))
			.filter((text) -> text.codePoints().filter(Character::isLetter).count() >= FEWEST_LETTERS)
			.collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
	}

}
