package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;

import io.regwatch.assessment.run.Preview;
import io.regwatch.assessment.run.PreviewService;
import io.regwatch.batch.JobResult;
import io.regwatch.assessment.run.RerunService;
import io.regwatch.assessment.run.AssessmentRequest;
import io.regwatch.assessment.run.RunReport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "assess", mixinStandardHelpOptions = true,
		description = { "Assesses the updates of a workspace and shows what is said otherwise than before.",
				"Without --update, --since or --all only what has changed since it was assessed.",
				"What was said before is kept: see `assessments show`." })
final class AssessCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Parameters(paramLabel = "WORKSPACE", description = "Its id.")
	private UUID workspace;

	@Option(names = "--update", paramLabel = "ID", split = ",", description = "Only these updates, changed or not.")
	private List<UUID> updates = new ArrayList<>();

	@Option(names = "--since", paramLabel = "DATE",
			description = "Only updates published on that day or later, changed or not.")
	private @Nullable LocalDate since;

	@Option(names = "--all", description = "All updates, changed or not.")
	private boolean all;

	@Option(names = "--model", paramLabel = "MODEL",
			description = "Who is asked, instead of the configured model: offline, or a model of the provider.")
	private @Nullable String model;

	@Option(names = "--preview", description = "Only show how many updates, calls and tokens it would be.")
	private boolean preview;

	@Option(names = "--budget-tokens", paramLabel = "N",
			description = "Ask only as long as calls cannot use more tokens than that, all together.")
	private @Nullable Long budget;

	@Option(names = "--reason", paramLabel = "TEXT", description = "Kept for those who look back.")
	private @Nullable String reason;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	AssessCommand() {
	}

	@Override
	public Integer call() {
		AssessmentRequest order = order();
		PrintWriter err = this.spec.commandLine().getErr();
		try (CommandContext session = CommandContext.open(this.home, "assess", err);
				AssessBar bar = AssessBar.on(session, err)) {
			session.bean(RerunService.class).findProblem(this.workspace, order).ifPresent((problem) -> {
				throw new UsageException(problem);
			});
			return this.preview ? preview(session.bean(PreviewService.class), order)
					: run(session.bean(RerunService.class), order, bar);
		}
	}

	private AssessmentRequest order() {
		if (this.all && !(this.updates.isEmpty() && this.since == null)) {
			throw new UsageException("--all means every update: leave out --update and --since, or --all");
		}
		if (this.budget != null && this.budget < 0) {
			throw new UsageException("--budget-tokens %d is less than nothing".formatted(this.budget));
		}
		boolean forced = this.all || this.since != null || !this.updates.isEmpty();
		Instant from = (this.since != null) ? this.since.atStartOfDay(ZoneOffset.UTC).toInstant() : null;
		return new AssessmentRequest(this.model, forced, from, this.updates.isEmpty() ? null : this.updates,
				this.budget, this.reason);
	}

	private int preview(PreviewService previews, AssessmentRequest order) {
		Optional<Preview> found = previews.find(this.workspace, order);
		if (found.isEmpty()) {
			throw unknown();
		}
		output().print(found.get(), this.budget);
		return ExitCode.OK;
	}

	private int run(RerunService reruns, AssessmentRequest order, AssessBar bar) {
		JobResult rerun = reruns.run(this.workspace, order);
		bar.finish();
		return switch (rerun) {
			case JobResult.Completed finished -> print(reruns.report(finished.run()));
			case JobResult.Busy busy ->
				fail("Workspace %s is being assessed by %s; try again".formatted(this.workspace, busy.by()));
			case JobResult.Unfinished unfinished -> fail("Run %s did not finish: %s. The same command goes on with it"
				.formatted(unfinished.run(), unfinished.reason()));
			case JobResult.Gone _ -> throw unknown();
		};
	}

	private int print(RunReport report) {
		output().print(report);
		return report.failed().isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
	}

	private int fail(String message) {
		this.spec.commandLine().getErr().println("regwatch: " + message);
		return ExitCode.SOFTWARE;
	}

	private UsageException unknown() {
		return new UsageException("There is no workspace %s".formatted(this.workspace));
	}

	private AssessOutput output() {
		return new AssessOutput(this.spec.commandLine().getOut(), this.json);
	}

}
