package io.regwatch.ingest.extract.pdf.furniture;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import io.regwatch.ingest.extract.pdf.line.PdfLine;

/**
 * Finds running heads and feet whose words change from chapter to chapter: lines at one
 * place of most pages that have half of their words in common with the line there on one
 * of the two pages before or after. Their numbers are constant or count pages.
 */
final class RunningHeads {

	private static final int FEWEST_PAGES = 4;

	/** Facing pages have the same head on every other page. */
	private static final int FACING = 2;

	/** Share of the lines at a place that resemble another one and stand apart. */
	private static final float MOST = 0.8F;

	/** Distance from other lines in font sizes. */
	private static final float APART = 2;

	private RunningHeads() {
	}

	/**
	 * Returns the indices of such lines.
	 * @param margins indices of the lines at the edges of pages
	 */
	static BitSet find(List<PdfLine> lines, BitSet margins, int pages) {
		BitSet found = new BitSet();
		places(lines, margins).values()
			.stream()
			.filter((place) -> isOften(lines, place, pages))
			.map((place) -> resembling(lines, place))
			.forEach(found::or);
		return found;
	}

	/**
	 * Text at the edge of most pages is not a running head because some of it repeats.
	 */
	private static BitSet resembling(List<PdfLine> lines, List<Integer> place) {
		BitSet found = new BitSet();
		for (int i = 0; i < place.size(); i++) {
			for (int j = i + 1; j < place.size() && isNear(lines, place.get(i), place.get(j)); j++) {
				if (resemble(lines.get(place.get(i)), lines.get(place.get(j)))) {
					found.set(place.get(i));
					found.set(place.get(j));
				}
			}
		}
		long apart = found.stream().filter((i) -> isApart(lines, i, i - 1) && isApart(lines, i, i + 1)).count();
		return (apart >= place.size() * MOST) ? found : new BitSet();
	}

	private static boolean isApart(List<PdfLine> lines, int index, int neighbour) {
		if (neighbour < 0 || neighbour == lines.size()) {
			return true;
		}
		PdfLine line = lines.get(index);
		PdfLine other = lines.get(neighbour);
		return line.page() != other.page() || Math.abs(line.y() - other.y()) > line.size() * APART;
	}

	/** Groups lines that stand at one place of their pages. */
	static Map<String, List<Integer>> places(List<PdfLine> lines, BitSet margins) {
		Map<String, List<Integer>> places = new LinkedHashMap<>();
		for (int i = 0; i < lines.size(); i++) {
			PdfLine line = lines.get(i);
			if (margins.get(i)) {
				String place = Math.round(line.place() * 200) + " " + line.size();
				places.computeIfAbsent(place, (_) -> new ArrayList<>()).add(i);
			}
		}
		return places;
	}

	private static boolean isOften(List<PdfLine> lines, List<Integer> place, int pages) {
		long covered = place.stream().map((i) -> lines.get(i).page()).distinct().count();
		return covered >= FEWEST_PAGES && covered * 2 > pages;
	}

	private static boolean isNear(List<PdfLine> lines, int one, int other) {
		return lines.get(other).page() - lines.get(one).page() <= FACING;
	}

	/**
	 * Whether lines of two pages have half of their words, and numbers that may run.
	 */
	static boolean resemble(PdfLine one, PdfLine other) {
		Set<String> words = words(one);
		Set<String> others = words(other);
		long common = words.stream().filter(others::contains).count();
		return one.page() != other.page() && common > 0 && common * 2 >= Math.max(words.size(), others.size())
				&& RunningNumbers.run(List.of(one, other));
	}

	private static Set<String> words(PdfLine line) {
		Set<String> words = new TreeSet<>(List.of(RunningNumbers.masked(line.text()).split(" ", -1)));
		words.removeIf((word) -> word.codePoints().noneMatch(Character::isLetter));
		return words;
	}

}
