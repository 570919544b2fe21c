package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

import io.regwatch.assessment.evaluation.Evaluation;
import io.regwatch.assessment.evaluation.GoldSet;
import io.regwatch.assessment.evaluation.DatasetSplit;
import io.regwatch.assessment.evaluation.EvaluationCase;
import io.regwatch.assessment.impact.Assessors;
import io.regwatch.assessment.model.Usage;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import org.springframework.core.env.StandardEnvironment;

@Command(name = "evaluate", mixinStandardHelpOptions = true,
		description = "Lets a model judge updates for companies, and measures it by what professionals say of them.")
final class EvaluateCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Parameters(index = "0", arity = "0..1", paramLabel = "DIR",
			description = "A gold set of your own, as files *.yaml (default: the one that comes with the program).")
	private @Nullable Path directory;

	@Option(names = "--half", paramLabel = "HALF", defaultValue = "test",
			description = "Of the set: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). Nobody looks at the"
					+ " mistakes of the test half to improve a model.")
	private Part part;

	@Option(names = "--model", paramLabel = "MODEL", defaultValue = Usage.OFFLINE,
			description = "Who judges: a model of the provider in REGWATCH_ASSESSMENT_MODEL_PROVIDER, or ${DEFAULT-VALUE},"
					+ " which needs no key and is the default.")
	private String model;

	@Option(names = "--html", paramLabel = "FILE", description = "Write a report with charts as a page of HTML.")
	private @Nullable Path html;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	EvaluateCommand() {
	}

	@Override
	public Integer call() {
		Evaluation evaluation = evaluate(pairs());
		if (this.html != null) {
			EvaluationPage.of(evaluation, this.part.toString()).write(this.html);
		}
		PrintWriter out = this.spec.commandLine().getOut();
		EvaluationOutput.print(evaluation, this.part.toString(), this.json, out);
		return ExitCode.OK;
	}

	private Evaluation evaluate(List<EvaluationCase> pairs) {
		Assessors judges = Assessors.of(new StandardEnvironment());
		try {
			judges.of(pairs.getFirst().company(), pairs.getFirst().now(), this.model);
		}
		catch (IllegalArgumentException ex) {
			throw new UsageException(String.valueOf(ex.getMessage()));
		}
		return Evaluation.of(this.model, pairs, (pair) -> judges.of(pair.company(), pair.now(), this.model));
	}

	private List<EvaluationCase> pairs() {
		List<EvaluationCase> all = (this.directory != null) ? GoldSet.read(this.directory) : GoldSet.shipped();
		List<EvaluationCase> pairs = all.stream().filter((pair) -> this.part.has(pair.half())).toList();
		if (pairs.isEmpty()) {
			throw new UsageException("No pair of '%s' is in half '%s': name the other with --half, or all"
				.formatted(this.directory, this.part.toString()));
		}
		return pairs;
	}

	/** What of a gold set is judged. */
	enum Part {

		TUNING, TEST, FRESH, ALL;

		boolean has(DatasetSplit half) {
			return switch (this) {
				case TUNING -> half == DatasetSplit.TUNING;
				case TEST -> half == DatasetSplit.TEST;
				case FRESH -> half == DatasetSplit.FRESH;
				case ALL -> true;
			};
		}

		/** As it is typed. */
		@Override
		public String toString() {
			return name().toLowerCase(Locale.ROOT);
		}

	}

}
