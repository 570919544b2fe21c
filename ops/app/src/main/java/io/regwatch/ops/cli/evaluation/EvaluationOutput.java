package io.regwatch.ops.cli.evaluation;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.evaluation.ConfusionMatrix;
import io.regwatch.assessment.evaluation.Evaluation;
import io.regwatch.assessment.evaluation.EvaluationMetrics;
import io.regwatch.assessment.evaluation.Prediction;
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
		document.put("intervals", figures().intervals());
		document.put("causes", causes());
		document.put("pairs", this.evaluation.outcomes().stream().map(EvaluationOutput::pair).toList());
		return document;
	}

	void print(PrintWriter out) {
		Table table = new Table().row("model", this.evaluation.model())
			.row("half", this.half)
			.row("items", figures().pairs());
		EvaluationFigure.of(figures()).forEach((figure) -> table.row(figure.name(), figure.text()));
		figures().intervals()
			.forEach((share, interval) -> table.row("95 %% interval of %s".formatted(share),
					"%.3f to %.3f".formatted(interval.lower(), interval.upper())));
		causes().forEach((cause, count) -> table.row("wrong: " + cause, count));
		table.print(out);
		print("status", figures().statuses(), out);
		print("priority", figures().priorities(), out);
	}

	private EvaluationMetrics figures() {
		return this.evaluation.figures();
	}

	private Map<String, Long> causes() {
		return this.evaluation.outcomes()
			.stream()
			.flatMap((one) -> one.cause().stream())
			.collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
	}

	private static Map<String, Object> pair(Prediction prediction) {
		Map<String, Object> pair = new LinkedHashMap<>();
		pair.put("update", prediction.pair().updateId());
		pair.put("profile", prediction.pair().profile());
		pair.put("expectedStatus", prediction.pair().expected().status().code());
		pair.put("expectedPriority", prediction.pair().expected().priority().code());
		pair.put("status", prediction.result().status().code());
		pair.put("priority", prediction.result().priority().code());
		pair.put("reason", prediction.result().reasonCode());
		prediction.cause().ifPresent((cause) -> pair.put("cause", cause));
		return pair;
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
