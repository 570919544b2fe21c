package io.regwatch.ingest.extract.pdf.block;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.pdf.line.PdfLine;

/** What is usual in a document: its body font, line pitch, and hyphenated words. */
final class PdfLayout {

	private static final Pattern COMPOUND = Pattern.compile("\\p{L}+-\\p{L}+");

	private static final float DEFAULT_PITCH = 1.2F;

	private final float bodySize;

	private final Map<Float, Float> pitches = new HashMap<>();

	private final NavigableSet<Float> headingSizes = new TreeSet<>();

	private final Set<String> compounds = new HashSet<>();

	PdfLayout(List<PdfLine> lines, BitSet furniture) {
		Map<Float, Integer> sizes = new HashMap<>();
		Map<Float, Map<Integer, Integer>> steps = new HashMap<>();
		for (int i = furniture.nextClearBit(0); i < lines.size(); i = furniture.nextClearBit(i + 1)) {
			PdfLine line = lines.get(i);
			sizes.merge(line.size(), line.text().length(), Integer::sum);
			countStep(steps, lines, i);
			collectCompounds(line.text());
		}
		this.bodySize = mode(sizes, 10F);
		steps.forEach((size, counts) -> this.pitches.put(size, mode(counts, 24) / 20F));
		sizes.keySet().stream().filter((size) -> size >= this.bodySize * 1.12F).forEach(this.headingSizes::add);
	}

	float bodySize() {
		return this.bodySize;
	}

	/** The usual distance of baselines within a paragraph, in points. */
	float pitch(float size) {
		return this.pitches.getOrDefault(size, DEFAULT_PITCH) * size;
	}

	/** The place of a size among those larger than the body's, from 1; 0 if it is not. */
	int rank(float size) {
		return this.headingSizes.contains(size) ? this.headingSizes.tailSet(size, true).size() : 0;
	}

	boolean isCompound(String word) {
		return this.compounds.contains(word);
	}

	// Distances in twentieths of the font size.
	private static void countStep(Map<Float, Map<Integer, Integer>> steps, List<PdfLine> lines, int i) {
		PdfLine line = lines.get(i);
		if (i == 0 || lines.get(i - 1).page() != line.page() || lines.get(i - 1).size() != line.size()) {
			return;
		}
		int step = Math.round((line.y() - lines.get(i - 1).y()) / line.size() * 20);
		if (step >= 18 && step <= 50) {
			steps.computeIfAbsent(line.size(), (_) -> new HashMap<>()).merge(step, 1, Integer::sum);
		}
	}

	private void collectCompounds(String text) {
		if (text.indexOf('-') > 0) {
			Matcher compound = COMPOUND.matcher(text);
			while (compound.find()) {
				this.compounds.add(compound.group());
			}
		}
	}

	private static <K extends Comparable<K>> K mode(Map<K, Integer> counts, K otherwise) {
		return counts.entrySet()
			.stream()
			.max(Map.Entry.<K, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
			.map(Map.Entry::getKey)
			.orElse(otherwise);
	}

}
