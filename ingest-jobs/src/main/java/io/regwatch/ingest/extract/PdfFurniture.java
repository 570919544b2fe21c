package io.regwatch.ingest.extract;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Finds running headers, running footers and page numbers: lines at the top or bottom
 * that come back page after page with no other change than in steady numbers.
 */
final class PdfFurniture {

	private final List<PdfLine> lines;

	private final int pages;

	private final BitSet found = new BitSet();

	private PdfFurniture(List<PdfLine> lines, int pages) {
		this.lines = lines;
		this.pages = pages;
	}

	/** Returns the indices of the lines that are furniture. */
	static BitSet find(List<PdfLine> lines, int pages) {
		PdfFurniture furniture = new PdfFurniture(lines, pages);
		furniture.groups().values().stream().filter(furniture::isRunning).forEach(furniture::mark);
		furniture.markPageNumbers();
		return furniture.found;
	}

	private Map<String, List<Integer>> groups() {
		Map<String, List<Integer>> groups = new LinkedHashMap<>();
		for (int i = 0; i < this.lines.size(); i++) {
			PdfLine line = this.lines.get(i);
			if (line.atTop() || line.atBottom()) {
				String key = (line.atTop() ? "top " : "bottom ") + RunningNumbers.masked(line.text());
				groups.computeIfAbsent(key, (_) -> new ArrayList<>()).add(i);
			}
		}
		return groups;
	}

	private boolean isRunning(List<Integer> group) {
		List<PdfLine> members = group.stream().map(this.lines::get).toList();
		return isOften(members) && RunningNumbers.run(members);
	}

	private boolean isOften(List<PdfLine> members) {
		long odd = members.stream().mapToInt(PdfLine::page).filter((page) -> page % 2 == 1).distinct().count();
		long even = members.stream().mapToInt(PdfLine::page).filter((page) -> page % 2 == 0).distinct().count();
		if (this.pages == 2) {
			return odd + even == 2;
		}
		return odd + even >= 3 && ((odd + even) * 2 >= this.pages || odd * 4 > this.pages || even * 4 > this.pages);
	}

	private void mark(List<Integer> group) {
		group.forEach(this.found::set);
	}

	// Also where numbering starts anew, and in documents of a page or two.
	private void markPageNumbers() {
		for (int i = 0; i < this.lines.size(); i++) {
			PdfLine line = this.lines.get(i);
			OptionalInt number = (line.atTop() || line.atBottom()) ? RunningNumbers.lone(line.text())
					: OptionalInt.empty();
			if (number.isPresent() && (number.getAsInt() == line.page() || RunningNumbers.isExplicit(line.text()))
					&& isOutermost(i)) {
				this.found.set(i);
			}
		}
	}

	private boolean isOutermost(int index) {
		PdfLine line = this.lines.get(index);
		return samePage(index).filter((i) -> !this.found.get(i))
			.mapToObj(this.lines::get)
			.noneMatch((other) -> line.atTop() ? other.place() < line.place() : other.place() > line.place());
	}

	private IntStream samePage(int index) {
		int page = this.lines.get(index).page();
		IntPredicate onPage = (i) -> i >= 0 && i < this.lines.size() && this.lines.get(i).page() == page;
		return IntStream.concat(IntStream.iterate(index, onPage, (i) -> i - 1),
				IntStream.iterate(index + 1, onPage, (i) -> i + 1));
	}

}
