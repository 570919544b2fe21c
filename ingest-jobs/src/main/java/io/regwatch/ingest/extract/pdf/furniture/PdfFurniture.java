package io.regwatch.ingest.extract.pdf.furniture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.ingest.extract.pdf.line.PdfLine;

/**
 * Finds running headers, running footers and page numbers: lines at the top or bottom
 * that come back page after page with no other change than in steady numbers.
 */
public final class PdfFurniture {

	private static final float ADJACENT = 1.5F;

	private static final float SAME_LINE = 0.004F;

	/** Share of the page's height within which page numbers of one sequence stand. */
	private static final float SAME_PLACE = 0.02F;

	/** Distance from the text, in font sizes, of a number that stands alone. */
	private static final float APART = 2;

	/** Largest size of a raised number, as a share of the line's that it is raised in. */
	private static final float RAISED = 0.9F;

	/**
	 * Size of a title with the words of the running head, as a multiple of the head's.
	 */
	private static final float LARGER = 1.06F;

	private final List<PdfLine> lines;

	private final int pages;

	/** Lines at the edges of pages. */
	private final BitSet margins;

	private final BitSet found = new BitSet();

	private PdfFurniture(List<PdfLine> lines, int pages) {
		this.lines = lines;
		this.margins = Margins.of(lines);
		this.pages = pages;
	}

	/** Returns the indices of the lines that are furniture. */
	public static BitSet find(List<PdfLine> lines, int pages) {
		PdfFurniture furniture = new PdfFurniture(lines, pages);
		List<List<Integer>> running = furniture.groups().values().stream().filter(furniture::isRunning).toList();
		running.forEach(furniture::mark);
		furniture.found.or(RunningHeads.find(lines, furniture.margins, pages));
		furniture.found.or(BrowserLines.find(lines, furniture.margins, pages));
		furniture.found.or(PrintLines.find(lines, furniture.margins, pages));
		furniture.markPageNumbers();
		running.forEach((group) -> furniture.found.andNot(TickLines.of(lines, group, furniture.found)));
		furniture.keepOutermost();
		furniture.giveBackBeginnings();
		running.forEach(furniture::giveBackRest);
		furniture.found.andNot(DeviatingLines.find(lines, furniture.found));
		return furniture.found;
	}

	private Map<String, List<Integer>> groups() {
		Map<String, List<Integer>> groups = new LinkedHashMap<>();
		for (int i = 0; i < this.lines.size(); i++) {
			PdfLine line = this.lines.get(i);
			if (this.margins.get(i)) {
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
		float usual = group.stream().map((i) -> this.lines.get(i).size()).sorted().toList().get(group.size() / 2);
		Set<Integer> outermost = outermost(group);
		boolean once = outermost.size() * 2 > group.size();
		group.stream()
			.filter((i) -> !isRaised(i, i - 1) && !isRaised(i, i + 1))
			.filter((i) -> this.lines.get(i).size() <= usual * LARGER && (!once || outermost.contains(i)))
			.forEach(this.found::set);
	}

	/** The lines of a group than which none stands further out on the same page. */
	private Set<Integer> outermost(List<Integer> group) {
		Map<Integer, Float> places = new HashMap<>();
		for (int i : group) {
			PdfLine line = this.lines.get(i);
			places.merge(line.page(), line.place(), line.atTop() ? Math::min : Math::max);
		}
		return group.stream().filter((i) -> {
			PdfLine line = this.lines.get(i);
			return Math.abs(line.place() - places.getOrDefault(line.page(), line.place())) <= SAME_LINE;
		}).collect(Collectors.toSet());
	}

	// Also where numbering starts anew, and in documents of a page or two.
	private void markPageNumbers() {
		Map<Integer, Integer> numbers = new LinkedHashMap<>();
		for (int i = 0; i < this.lines.size(); i++) {
			int index = i;
			PdfLine line = this.lines.get(i);
			if (this.margins.get(i)) {
				RunningNumbers.lone(line.text()).ifPresent((number) -> numbers.put(index, number));
			}
		}
		numbers.keySet().stream().filter((i) -> isPageNumber(i, numbers)).forEach(this.found::set);
	}

	// A value at the edge of a page may equal the page number by chance.
	private boolean isPageNumber(int index, Map<Integer, Integer> numbers) {
		PdfLine line = this.lines.get(index);
		boolean equal = numbers.getOrDefault(index, 0) == line.page();
		return RunningNumbers.isExplicit(line.text(), this.pages) || (equal && isApart(index))
				|| (hasSuccessor(index, numbers) && !isRaised(index, index - 1) && !isRaised(index, index + 1));
	}

	/** Whether a number is beside a larger line that is text: a mark of a footnote. */
	private boolean isRaised(int index, int neighbour) {
		if (neighbour < 0 || neighbour == this.lines.size() || this.found.get(neighbour)
				|| RunningNumbers.lone(this.lines.get(index).text()).isEmpty()) {
			return false;
		}
		PdfLine line = this.lines.get(index);
		PdfLine other = this.lines.get(neighbour);
		return line.page() == other.page() && line.size() < other.size() * RAISED
				&& Math.abs(line.y() - other.y()) < other.size();
	}

	private boolean hasSuccessor(int index, Map<Integer, Integer> numbers) {
		PdfLine line = this.lines.get(index);
		int offset = numbers.getOrDefault(index, 0) - line.page();
		long others = numbers.entrySet().stream().filter((entry) -> {
			PdfLine other = this.lines.get(entry.getKey());
			return other.page() != line.page() && entry.getValue() - other.page() == offset
					&& Math.abs(other.place() - line.place()) < SAME_PLACE;
		}).map((entry) -> this.lines.get(entry.getKey()).page()).distinct().count();
		return others >= Math.min(2, this.pages - 1) && others > 0;
	}

	private boolean isApart(int index) {
		return isApart(index, index - 1) && isApart(index, index + 1);
	}

	private boolean isApart(int index, int neighbour) {
		if (neighbour < 0 || neighbour == this.lines.size() || this.found.get(neighbour)) {
			return true;
		}
		PdfLine line = this.lines.get(index);
		PdfLine other = this.lines.get(neighbour);
		return line.page() != other.page()
				|| Math.abs(line.y() - other.y()) > Math.max(line.size(), other.size()) * APART;
	}

	// Below the first line that is text, a line that comes back is text, too.
	private void keepOutermost() {
		float[] top = new float[this.pages + 1];
		float[] bottom = new float[this.pages + 1];
		Arrays.fill(top, 1);
		for (int i = this.found.nextClearBit(0); i < this.lines.size(); i = this.found.nextClearBit(i + 1)) {
			PdfLine line = this.lines.get(i);
			top[line.page()] = Math.min(top[line.page()], line.place());
			bottom[line.page()] = Math.max(bottom[line.page()], line.place());
		}
		this.found.stream().filter((i) -> isInside(this.lines.get(i), top, bottom)).forEach(this.found::clear);
	}

	// Pages that begin or end with the same words: furniture stands off from the text.
	private void giveBackBeginnings() {
		BitSet before;
		do {
			before = (BitSet) this.found.clone();
			before.stream().filter(this::touchesText).forEach(this.found::clear);
		}
		while (!before.equals(this.found));
	}

	// What was text on most pages is text on the others.
	private void giveBackRest(List<Integer> group) {
		List<Integer> rest = group.stream()
			.filter(this.found::get)
			.filter((i) -> RunningNumbers.lone(this.lines.get(i).text()).isEmpty())
			.toList();
		if (!isOften(rest.stream().map(this.lines::get).toList())) {
			rest.forEach(this.found::clear);
		}
	}

	private boolean touchesText(int index) {
		return RunningNumbers.lone(this.lines.get(index).text()).isEmpty()
				&& (touchesText(index, index - 1) || touchesText(index, index + 1));
	}

	private boolean touchesText(int index, int neighbour) {
		if (neighbour < 0 || neighbour == this.lines.size() || this.found.get(neighbour)) {
			return false;
		}
		PdfLine line = this.lines.get(index);
		PdfLine other = this.lines.get(neighbour);
		return line.page() == other.page() && line.size() == other.size()
				&& Math.abs(line.y() - other.y()) < line.size() * ADJACENT;
	}

	private static boolean isInside(PdfLine line, float[] top, float[] bottom) {
		return line.atTop() ? line.place() > top[line.page()] + SAME_LINE
				: line.place() < bottom[line.page()] - SAME_LINE;
	}

}
