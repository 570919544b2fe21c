package io.regwatch.ops.cli.evaluation;

import java.util.List;
import java.util.stream.Collectors;

import io.regwatch.assessment.evaluation.DatasetSplit;
import io.regwatch.assessment.evaluation.Evaluation;
import io.regwatch.assessment.evaluation.Prediction;
import io.regwatch.ops.cli.output.HtmlPage;

import org.springframework.web.util.HtmlUtils;

/** A self-contained HTML report of an evaluation. */
final class EvaluationPage {

	private static final String STYLE = """
			body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; color: #111; }
			table { border-collapse: collapse; }
			th, td { border: 1px solid #bbb; padding: 0.2rem 0.5rem; text-align: left; vertical-align: top; }
			svg { display: block; max-width: 100%; height: auto; }
			svg text { font: 12px sans-serif; fill: #111; }
			""";

	private EvaluationPage() {
	}

	static HtmlPage of(Evaluation evaluation, String half) {
		List<EvaluationFigure> figures = EvaluationFigure.of(evaluation.figures());
		String body = """
				<h1>Evaluation of model %s</h1>
				<p>%d pairs of updates and companies, half “%s”.</p>
				<h2>Figures</h2>
				%s
				<p>%s</p>
				<h2>Status</h2>
				%s
				<h2>Priority</h2>
				%s
				""".formatted(escape(evaluation.model()), evaluation.figures().pairs(), escape(half),
				EvaluationChart.bars(figures.stream().filter(EvaluationFigure::share).toList()), amounts(figures),
				EvaluationChart.heat("status", evaluation.figures().statuses()),
				EvaluationChart.heat("priority", evaluation.figures().priorities()));
		return new HtmlPage("Evaluation", STYLE, body + mistakes(evaluation));
	}

	private static String amounts(List<EvaluationFigure> figures) {
		return figures.stream()
			.filter((figure) -> !figure.share())
			.map((figure) -> "%s: %s".formatted(figure.name(), figure.text()))
			.collect(Collectors.joining("; "));
	}

	/** Only of the tuning half: mistakes of the test half stay unknown. */
	private static String mistakes(Evaluation evaluation) {
		List<Prediction> mistakes = evaluation.outcomes()
			.stream()
			.filter((one) -> one.pair().half() == DatasetSplit.TUNING && !one.isExpected())
			.toList();
		return mistakes.isEmpty() ? "" : """
				<h2>Mistakes in the tuning half</h2>
				<table>
				<tr><th>update</th><th>company</th><th>expected</th><th>predicted</th><th>reason</th></tr>
				%s
				</table>
				""".formatted(mistakes.stream().map(EvaluationPage::row).collect(Collectors.joining("\n")));
	}

	private static String row(Prediction outcome) {
		return "<tr><td>%s</td><td>%s</td><td>%s, %s</td><td>%s, %s</td><td>%s</td></tr>".formatted(
				escape(outcome.pair().updateId()), escape(outcome.pair().profile()),
				outcome.pair().expected().status().code(), outcome.pair().expected().priority().code(),
				outcome.result().status().code(), outcome.result().priority().code(),
				escape(outcome.result().reasonCode()));
	}

	private static String escape(String text) {
		return HtmlUtils.htmlEscape(text);
	}

}
