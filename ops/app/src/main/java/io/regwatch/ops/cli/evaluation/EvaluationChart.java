package io.regwatch.ops.cli.evaluation;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.assessment.evaluation.ConfusionMatrix;

import org.springframework.web.util.HtmlUtils;

/** Charts of an evaluation, drawn as SVG. */
final class EvaluationChart {

	private static final int ROW = 28;

	private static final int COLUMN = 96;

	private static final int LEFT = 120;

	private EvaluationChart() {
	}

	/** A bar for each share. */
	static String bars(List<EvaluationFigure> shares) {
		String bars = IntStream.range(0, shares.size())
			.mapToObj((place) -> bar(place, shares.get(place)))
			.collect(Collectors.joining("\n"));
		return svg("Figures as bars", 700, shares.size() * ROW, bars);
	}

	/**
	 * A heat map of a confusion matrix: expected values in rows, predicted ones in
	 * columns, darker for a larger share of the row.
	 */
	static String heat(String of, ConfusionMatrix matrix) {
		List<String> labels = matrix.labels();
		String columns = IntStream.range(0, labels.size())
			.mapToObj((place) -> text(LEFT + place * COLUMN + COLUMN / 2, 18, "middle", labels.get(place)))
			.collect(Collectors.joining("\n"));
		String lines = IntStream.range(0, labels.size())
			.mapToObj((line) -> line(line, labels.get(line), matrix.counts().get(line)))
			.collect(Collectors.joining("\n"));
		return svg("Expected %s in rows, predicted in columns".formatted(of), LEFT + labels.size() * COLUMN,
				(labels.size() + 1) * ROW, columns + "\n" + lines);
	}

	private static String bar(int place, EvaluationFigure share) {
		double value = (share.value() != null) ? Math.clamp(share.value().doubleValue(), 0, 1) : 0;
		return """
				<text x="0" y="%1$d">%2$s</text>
				<rect x="240" y="%3$d" width="400" height="16" fill="#eee"/>
				<rect x="240" y="%3$d" width="%4$d" height="16" fill="#0b5394"/>
				<text x="650" y="%1$d">%5$s</text>""".formatted(place * ROW + 18, HtmlUtils.htmlEscape(share.name()),
				place * ROW + 6, Math.round(400 * value), share.text());
	}

	private static String line(int line, String label, List<Integer> counts) {
		int top = (line + 1) * ROW;
		int sum = Math.max(1, counts.stream().mapToInt(Integer::intValue).sum());
		String cells = IntStream.range(0, counts.size())
			.mapToObj((column) -> cell(LEFT + column * COLUMN, top, counts.get(column),
					(double) counts.get(column) / sum))
			.collect(Collectors.joining("\n"));
		return text(0, top + 18, "start", label) + "\n" + cells;
	}

	private static String cell(int left, int top, int count, double share) {
		return String.format(Locale.ROOT, """
				<rect x="%d" y="%d" width="96" height="28" fill="#0b5394" fill-opacity="%.2f" stroke="#bbb"/>
				<text x="%d" y="%d" text-anchor="middle"%s>%d</text>""", left, top, share, left + COLUMN / 2, top + 18,
				(share > 0.5) ? " style=\"fill: #fff\"" : "", count);
	}

	private static String text(int x, int y, String anchor, String text) {
		return "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s</text>".formatted(x, y, anchor,
				HtmlUtils.htmlEscape(text));
	}

	private static String svg(String title, int width, int height, String content) {
		return """
				<svg viewBox="0 0 %1$d %2$d" width="%1$d" height="%2$d" role="img" aria-label="%3$s">
				<title>%3$s</title>
				%4$s
				</svg>""".formatted(width, height, title, content);
	}

}
