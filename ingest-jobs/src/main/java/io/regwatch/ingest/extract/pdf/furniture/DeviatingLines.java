package io.regwatch.ingest.extract.pdf.furniture;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.ingest.extract.pdf.line.PdfLine;

/**
 * Finds lines among running heads and feet that say something of their page only, such as
 * the class on one of many certificates: most pages have another line there, also some
 * before and some after. The head of a chapter does not come back after the next one.
 */
final class DeviatingLines {

	/** Share of pages that have the usual line. */
	private static final float MOST = 0.75F;

	private static final int FEWEST = 3;

	private final List<PdfLine> lines;

	private final BitSet found = new BitSet();

	private DeviatingLines(List<PdfLine> lines) {
		this.lines = lines;
	}

	/**
	 * Returns their indices.
	 * @param running indices of the running lines
	 */
	static BitSet find(List<PdfLine> lines, BitSet running) {
		DeviatingLines deviating = new DeviatingLines(lines);
		RunningHeads.places(lines, running).values().forEach(deviating::search);
		return deviating.found;
	}

	private void search(List<Integer> place) {
		int pages = pages(place).size();
		Map<List<Integer>, List<Integer>> groups = place.stream()
			.collect(Collectors.groupingBy((i) -> letters(this.lines.get(i).text())));
		for (List<Integer> usual : groups.values()) {
			if (usual.size() >= Math.max(FEWEST, pages * MOST)) {
				findWords(usual, place);
				findNumbers(usual);
			}
		}
	}

	/** Finds other words in the place of the usual ones. */
	private void findWords(List<Integer> usual, List<Integer> place) {
		Set<Integer> pages = pages(usual);
		PdfLine first = this.lines.get(usual.getFirst());
		PdfLine last = this.lines.get(usual.getLast());
		place.stream().filter((i) -> {
			PdfLine line = this.lines.get(i);
			return line.page() > first.page() && line.page() < last.page() && !pages.contains(line.page())
					&& RunningHeads.resemble(first, line);
		}).forEach(this.found::set);
	}

	/** Finds numbers that are neither the usual ones nor count pages. */
	private void findNumbers(List<Integer> usual) {
		for (int i = 1; i + 1 < usual.size(); i++) {
			PdfLine before = this.lines.get(usual.get(i - 1));
			PdfLine line = this.lines.get(usual.get(i));
			PdfLine after = this.lines.get(usual.get(i + 1));
			if (run(before, after) && !(run(before, line) && run(line, after))) {
				this.found.set(usual.get(i));
			}
		}
	}

	/**
	 * Spaces and signs may be read differently from page to page, and facing pages have
	 * the parts of a line in another order.
	 */
	private static List<Integer> letters(String text) {
		return text.codePoints().filter(Character::isLetter).sorted().boxed().toList();
	}

	private static boolean run(PdfLine before, PdfLine after) {
		return RunningNumbers.run(List.of(before, after));
	}

	private Set<Integer> pages(List<Integer> group) {
		return group.stream().map((i) -> this.lines.get(i).page()).collect(Collectors.toSet());
	}

}
