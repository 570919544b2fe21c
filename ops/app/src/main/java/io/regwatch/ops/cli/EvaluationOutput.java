package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.regwatch.assessment.evaluation.Evaluation;
import io.regwatch.assessment.evaluation.ConfusionMatrix;
import io.regwatch.assessment.evaluation.Prediction;
import tools.jackson.databind.json.JsonMapper;

/** Prints the figures of an evaluation. */
final class EvaluationOutput {

	private EvaluationOutput() {
	}

	static void print(Evaluation evaluation, String half, boolean json, PrintWriter out) {
		if (json) {
			out.println(new JsonMapper().writeValueAsString(document(evaluation, half)));
		}
		else {
			print(evaluation, half, out);
		}
		out.flush();
	}

	private static Map<String, Object> document(Evaluation evaluation, String half) {
		Map<String, Object> document = new LinkedHashMap<>();
		document.put("model", evaluation.model());
		document.put("half", half);
		document.put("items", evaluation.figures().pairs());
		EvaluationFigure.of(evaluation.figures()).forEach((figure) -> document.put(figure.key(), figure.value()));
		document.put("statuses", evaluation.figures().statuses());
		document.put("priorities", evaluation.figures().priorities());
		document.put("intervals", evaluation.figures().intervals());
		document.put("causes", causes(evaluation));
		document.put("pairs", evaluation.outcomes().stream().map(EvaluationOutput::pair).toList());
		return document;
	}

	private static Map<String, Long> causes(Evaluation evaluation) {
		return evaluation.outcomes()
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
		pair.put("status", prediction.judgement().status().code());
		pair.put("priority", prediction.judgement().priority().code());
		pair.put("reason", prediction.judgement().reasonCode());
		prediction.cause().ifPresent((cause) -> pair.put("cause", cause));
		return pair;
	}

	private static void print(Evaluation evaluation, String half, PrintWriter out) {
		row(out, "model", evaluation.model());
		row(out, "half", half);
		row(out, "items", String.valueOf(evaluation.figures().pairs()));
		EvaluationFigure.of(evaluation.figures()).forEach((figure) -> row(out, figure.name(), figure.text()));
		evaluation.figures()
			.intervals()
			.forEach((share, interval) -> row(out, "95 %% interval of %s".formatted(share),
					"%.3f to %.3f".formatted(interval.lower(), interval.upper())));
		causes(evaluation).forEach((cause, count) -> row(out, "wrong: " + cause, String.valueOf(count)));
		print("status", evaluation.figures().statuses(), out);
		print("priority", evaluation.figures().priorities(), out);
	}

	private static void row(PrintWriter out, String name, String value) {
		out.printf("%-33s %s%n", name, TerminalSanitizer.text(value));
	}

	private static void print(String of, ConfusionMatrix matrix, PrintWriter out) {
		out.printf("%n%-17s", of);
		matrix.labels().forEach((label) -> out.printf(" %14s", label));
		out.println("  <- said; lines: expected");
		for (int line = 0; line < matrix.labels().size(); line++) {
			out.printf("%-17s", matrix.labels().get(line));
			List<Integer> counts = matrix.counts().get(line);
			counts.forEach((count) -> out.printf(" %14d", count));
			out.println();
		}
	}

}
