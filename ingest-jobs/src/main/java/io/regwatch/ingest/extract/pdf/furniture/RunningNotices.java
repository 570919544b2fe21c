package io.regwatch.ingest.extract.pdf.furniture;

import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.regwatch.ingest.extract.pdf.line.PdfLine;
import io.regwatch.ingest.extract.running.RunningStatements;

/** What running headers and footers of most pages state of the document. */
public final class RunningNotices {

	/** A line stands on more than one of so many pages; facing pages have two lines. */
	private static final int SHARE = 4;

	private static final Pattern NUMBER = Pattern.compile("\\p{Nd}+");

	/** The number of pages after the number of one. */
	private static final Pattern TOTAL = Pattern
		.compile("(?iu)#(\\s*[页頁쪽]?\\s*(?:of|/|von|sur|de|di|van|av|z|iš|no|из|από|من|共|총|\\|)\\s*)\\p{Nd}+");

	private static final Comparator<String> SHORTEST = Comparator.comparingInt(String::length)
		.thenComparing(Comparator.naturalOrder());

	private RunningNotices() {
	}

	/**
	 * Returns each statement once, in the order of the alphabet.
	 * @param running indices of the running headers and footers
	 */
	public static List<String> of(List<PdfLine> lines, BitSet running, int pages) {
		Map<String, List<PdfLine>> groups = running.stream()
			.mapToObj(lines::get)
			.flatMap((line) -> line.pieces().stream())
			.collect(Collectors.groupingBy((piece) -> RunningNumbers.masked(piece.text()), LinkedHashMap::new,
					Collectors.toList()));
		return RunningStatements.of(groups.values()
			.stream()
			.filter((group) -> isThroughout(group, pages))
			.map(RunningNotices::withoutPageNumbers));
	}

	private static boolean isThroughout(List<PdfLine> group, int pages) {
		long covered = group.stream().map(PdfLine::page).distinct().count();
		return covered > 1 && covered * SHARE > pages;
	}

	/**
	 * A page number may equal a number of the version: the line with most masked counts.
	 */
	private static String withoutPageNumbers(List<PdfLine> group) {
		Set<String> constant = new HashSet<>(numbers(group.getFirst()));
		group.forEach((line) -> constant.retainAll(numbers(line)));
		return group.stream().map((line) -> masked(line.text(), constant)).min(SHORTEST).orElseThrow();
	}

	private static List<String> numbers(PdfLine line) {
		return NUMBER.matcher(line.text()).results().map(MatchResult::group).toList();
	}

	private static String masked(String text, Set<String> constant) {
		String masked = NUMBER.matcher(text)
			.replaceAll((number) -> constant.contains(number.group()) ? number.group() : "#");
		return TOTAL.matcher(masked).replaceAll("#$1#");
	}

}
