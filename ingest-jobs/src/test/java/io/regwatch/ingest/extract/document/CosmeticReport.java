package io.regwatch.ingest.extract.document;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.schema.Block;
import io.regwatch.schema.Materiality;

/**
 * Counts which mutations are silent, and names those that are not.
 */
final class CosmeticReport {

	private static final int NAMES = 3;

	private static final int CHARACTERS = 160;

	private final Map<String, int[]> counts = new LinkedHashMap<>();

	private final Map<String, List<String>> loud = new LinkedHashMap<>();

	private final Map<String, List<String>> missed = new LinkedHashMap<>();

	private int changes;

	private int statuses;

	void mutated(String kind, String name, List<Block> before, List<Block> after, Materiality materiality) {
		int[] count = this.counts.computeIfAbsent(kind, (key) -> new int[2]);
		count[1]++;
		if (!materiality.makesUpdate()) {
			count[0]++;
			return;
		}
		List<String> names = this.loud.computeIfAbsent(kind, (key) -> new ArrayList<>());
		if (names.size() < NAMES) {
			names.add("%s %s%n%s".formatted(name, materiality, difference(before, after)));
		}
	}

	void changed(String kind, String name, String change, Materiality materiality) {
		this.changes++;
		if (!materiality.makesUpdate()) {
			this.missed.computeIfAbsent(name + ": " + change, (key) -> new ArrayList<>()).add(kind);
		}
		else if (materiality != Materiality.TEXT) {
			this.statuses++;
		}
	}

	void print() {
		this.counts.forEach((kind, count) -> System.out.printf("%d/%d %s%n", count[0], count[1], kind));
		this.loud.forEach((kind, names) -> System.out.printf("LOUD %s: %s%n", kind, String.join("", names)));
		this.missed.forEach((change, kinds) -> System.out.printf("MISSED in %d kinds, such as %s: %s%n", kinds.size(),
				kinds.subList(0, Math.min(NAMES, kinds.size())), change));
		System.out.printf(
				"%d of %d kinds are silent, %d of %d mutations; %d of %d changes are missed, %d are of status%n",
				this.counts.size() - this.loud.size(), this.counts.size(),
				this.counts.values().stream().mapToInt((count) -> count[0]).sum(),
				this.counts.values().stream().mapToInt((count) -> count[1]).sum(),
				this.missed.values().stream().mapToInt(List::size).sum(), this.changes, this.statuses);
	}

	List<String> missed() {
		return List.copyOf(this.missed.keySet());
	}

	/** The part of the mutations that are silent. */
	double silent() {
		int all = this.counts.values().stream().mapToInt((count) -> count[1]).sum();
		return (double) this.counts.values().stream().mapToInt((count) -> count[0]).sum() / all;
	}

	/** The first blocks that differ, and how many differ. */
	private static String difference(List<Block> before, List<Block> after) {
		List<String> gone = only(before, after);
		List<String> come = only(after, before);
		return "    -%d %s%n    +%d %s%n".formatted(gone.size(), first(gone), come.size(), first(come));
	}

	private static List<String> only(List<Block> blocks, List<Block> others) {
		List<String> texts = new ArrayList<>(blocks.stream().map(CosmeticReport::text).toList());
		others.stream().map(CosmeticReport::text).forEach(texts::remove);
		return texts;
	}

	private static String text(Block block) {
		return block.kind() + " " + block.text();
	}

	private static String first(List<String> texts) {
		return texts.stream()
			.limit(NAMES)
			.map((text) -> "[" + text.substring(0, Math.min(CHARACTERS, text.length())).replace("\n", "\\n") + "]")
			.toList()
			.toString();
	}

}
