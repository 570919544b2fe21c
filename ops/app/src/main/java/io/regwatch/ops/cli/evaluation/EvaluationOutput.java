package io.regwatch.ops.cli.evaluation;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

import io.regwatch.assessment.evaluation.ConfusionMatrix;
import io.regwatch.assessment.evaluation.Evaluation;
import io.regwatch.assessment.evaluation.EvaluationMetrics;
import io.regwatch.ops.cli.output.Table;

/**
 * The result of an evaluation, for JSON and as text.
 *
 * @param evaluation with all figures
 * @param half name of the part of the gold set
 */
record EvaluationOutput(Evaluation evaluation, String half) {

	Map<String, Object> document() {
		Map<String, Object> document = new LinkedHashMap<>();
		document.put("model", this.evaluation.model());
		document.put("half", this.half);
		document.put("items", figures().pairs());
		EvaluationFigure.of(figures()).forEach((figure) -> document.put(figure.key(), figure.value()));
		document.put("statuses", figures().statuses());
		document.put("priorities", figures().priorities());
		return document;
	}

	void print(PrintWriter out) {
		Table table = new Table().row("model", this.evaluation.model())
			.row("half", this.half)
			.row("items", figures().pairs());
		EvaluationFigure.of(figures()).forEach((figure) -> table.row(figure.name(), figure.text()));
		table.print(out);
		print("status", figures().statuses(), out);
		print("priority", figures().priorities(), out);
	}

	private EvaluationMetrics figures() {
		return this.evaluation.figures();
	}

	private static void print(String name, ConfusionMatrix matrix, PrintWriter out) {
		out.printf("%n%s: rows expected, columns predicted%n", name);
		Table table = new Table().row(Stream.concat(Stream.of(""), matrix.labels().stream()).toArray());
		for (int row = 0; row < matrix.labels().size(); row++) {
			table.row(Stream.concat(Stream.of(matrix.labels().get(row)), matrix.counts().get(row).stream()).toArray());
		}
		table.print(out);
	}

}
