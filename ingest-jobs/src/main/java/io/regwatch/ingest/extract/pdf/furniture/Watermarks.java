package io.regwatch.ingest.extract.pdf.furniture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.pdf.line.PdfLine;
import io.regwatch.ingest.extract.running.RunningStatements;

/**
 * Text that runs across most pages. What it states of the document is a notice, as that
 * of running headers.
 */
public final class Watermarks {

	private final List<PdfLine> marks = new ArrayList<>();

	private final List<PdfLine> texts = new ArrayList<>();

	private Watermarks() {
	}

	/**
	 * Finds them.
	 * @param slanted lines that run across their pages
	 */
	public static Watermarks find(List<PdfLine> slanted, int pages) {
		Map<String, List<PdfLine>> groups = slanted.stream()
			.flatMap((line) -> line.pieces().stream())
			.collect(Collectors.groupingBy((line) -> RunningNumbers.masked(line.text()), LinkedHashMap::new,
					Collectors.toList()));
		Watermarks found = new Watermarks();
		groups.values().forEach((group) -> (isMark(group, pages) ? found.marks : found.texts).addAll(group));
		return found;
	}

	/** On a single page, it may be a label in a chart. */
	private static boolean isMark(List<PdfLine> group, int pages) {
		long covered = group.stream().map(PdfLine::page).distinct().count();
		return covered * 2 > pages && (pages > 1 || !statements(group).isEmpty());
	}

	private static List<String> statements(Collection<PdfLine> lines) {
		return RunningStatements.of(lines.stream().map(PdfLine::text));
	}

	/** Returns lines that are furniture. */
	public List<PdfLine> furniture() {
		return this.marks;
	}

	/** Adds to notices what watermarks state; each once, in the order of the alphabet. */
	public List<String> addTo(List<String> notices) {
		return Stream.concat(notices.stream(), statements(this.marks).stream()).distinct().sorted().toList();
	}

	/** Adds slanted lines that are text to others, where their pages begin. */
	public List<PdfLine> insertTexts(List<PdfLine> lines) {
		return Stream.concat(this.texts.stream().map(PdfLine::apart), lines.stream())
			.sorted(Comparator.comparingInt(PdfLine::page))
			.toList();
	}

}
