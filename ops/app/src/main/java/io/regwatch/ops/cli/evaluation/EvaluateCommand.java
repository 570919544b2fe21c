package io.regwatch.ops.cli.evaluation;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

import io.regwatch.assessment.evaluation.DatasetSplit;
import io.regwatch.assessment.evaluation.Evaluation;
import io.regwatch.assessment.evaluation.EvaluationCase;
import io.regwatch.assessment.evaluation.GoldSet;
import io.regwatch.assessment.impact.Assessors;
import io.regwatch.assessment.model.RecordedAnswers;
import io.regwatch.assessment.model.Usage;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.UsageException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import org.springframework.core.env.StandardEnvironment;

@Command(name = "evaluate", mixinStandardHelpOptions = true,
		description = "Evaluates a model against a gold set: assessments of updates for companies by professionals.")
public final class EvaluateCommand implements Callable<Integer> {

	@Parameters(index = "0", arity = "0..1", paramLabel = "DIR",
			description = "Your own gold set, as files *.yaml (default: the built-in one).")
	private @Nullable Path directory;

	@Option(names = "--half", paramLabel = "HALF", defaultValue = "test",
			description = "Part of the set: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). Mistakes in the"
					+ " test half are not shown, so that nobody tunes a model to them.")
	private Part part;

	@Option(names = "--model", paramLabel = "MODEL", defaultValue = Usage.OFFLINE,
			description = "A model of the provider in REGWATCH_ASSESSMENT_MODEL_PROVIDER, or ${DEFAULT-VALUE},"
					+ " which needs no key (default).")
	private String model;

	@Option(names = "--recorded", paramLabel = "DIR",
			description = "Read the answers of a model, or of a person in its place, from files UPDATE.PROFILE.json in"
					+ " DIR. The prompts are written beside them, as *.md.")
	private @Nullable Path recorded;

	@Option(names = "--html", paramLabel = "FILE", description = "Write a report with charts as an HTML page.")
	private @Nullable Path html;

	@Mixin
	private OutputOptions output;

	@Override
	public Integer call() {
		Evaluation evaluation = evaluate(pairs());
		if (this.html != null) {
			EvaluationPage.of(evaluation, this.part.toString()).write(this.html);
		}
		EvaluationOutput result = new EvaluationOutput(evaluation, this.part.toString());
		this.output.print(result.document(), result::print);
		return ExitCode.OK;
	}

	private Evaluation evaluate(List<EvaluationCase> pairs) {
		Assessors assessors = Assessors.of(new StandardEnvironment());
		if (this.recorded != null) {
			return Evaluation.recorded(pairs, assessors, new RecordedAnswers(this.recorded));
		}
		try {
			assessors.of(pairs.getFirst().company(), pairs.getFirst().now(), this.model);
		}
		catch (IllegalArgumentException ex) {
			throw new UsageException(String.valueOf(ex.getMessage()));
		}
		return Evaluation.of(this.model, pairs, (pair) -> assessors.of(pair.company(), pair.now(), this.model));
	}

	private List<EvaluationCase> pairs() {
		if (this.directory != null && !Files.isDirectory(this.directory)) {
			throw new UsageException("There is no directory '%s'".formatted(this.directory));
		}
		GoldSet set = (this.directory != null) ? GoldSet.read(this.directory) : GoldSet.shipped();
		List<EvaluationCase> pairs = set.pairs(this.part::has);
		if (pairs.isEmpty()) {
			throw new UsageException("No pair of '%s' is in half '%s': name another with --half"
				.formatted(this.directory, this.part.toString()));
		}
		return pairs;
	}

	/** A part of a gold set. */
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

		@Override
		public String toString() {
			return name().toLowerCase(Locale.ROOT);
		}

	}

}
