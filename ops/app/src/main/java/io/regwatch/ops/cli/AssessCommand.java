package io.regwatch.ops.cli;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;

import io.regwatch.assessment.run.AssessmentRequest;
import io.regwatch.assessment.run.Preview;
import io.regwatch.assessment.run.PreviewService;
import io.regwatch.assessment.run.RerunService;
import io.regwatch.batch.JobResult;
import io.regwatch.ops.cli.context.CommandContext;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.context.ProgressReporter;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.UsageException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "assess", mixinStandardHelpOptions = true,
		description = { "Assesses the updates of a workspace and shows which assessments changed.",
				"Without --update, --since or --all, only updates that changed since their assessment.",
				"Earlier assessments are kept, see `assessments show`." })
final class AssessCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Mixin
	private OutputOptions output;

	@Parameters(paramLabel = "WORKSPACE", description = "Id of the workspace.")
	private IdArgument workspaceId;

	@Option(names = "--update", paramLabel = "ID", split = ",", description = "Only these updates, changed or not.")
	private List<IdArgument> updates = new ArrayList<>();

	@Option(names = "--since", paramLabel = "DATE",
			description = "Only updates published on that day or later, changed or not.")
	private @Nullable LocalDate since;

	@Option(names = "--all", description = "All updates, changed or not.")
	private boolean all;

	@Option(names = "--model", paramLabel = "MODEL",
			description = "Model to ask instead of the configured one: offline, or a model of the provider.")
	private @Nullable String model;

	@Option(names = "--preview", description = "Only show the number of updates, calls and tokens.")
	private boolean preview;

	@Option(names = "--budget-tokens", paramLabel = "N",
			description = "Limit of tokens: calls that could exceed it, all together, are not made.")
	private @Nullable Long budget;

	@Option(names = "--reason", paramLabel = "TEXT", description = "Why; it is stored with the run.")
	private @Nullable String reason;

	@Override
	public Integer call() {
		checkOptions();
		return this.home.run((context) -> {
			UUID workspace = this.workspaceId.resolve(context, IdArgument.Kind.WORKSPACE);
			AssessmentRequest request = request(context);
			context.bean(RerunService.class).findProblem(workspace, request).ifPresent((problem) -> {
				throw new UsageException(problem);
			});
			return this.preview ? preview(context, workspace, request) : run(context, workspace, request);
		});
	}

	private void checkOptions() {
		if (this.all && !(this.updates.isEmpty() && this.since == null)) {
			throw new UsageException("--all means every update: leave out --update and --since, or --all");
		}
		if (this.budget != null && this.budget < 0) {
			throw new UsageException("--budget-tokens %d is negative".formatted(this.budget));
		}
	}

	private AssessmentRequest request(CommandContext context) {
		List<UUID> named = this.updates.stream().map((one) -> one.resolve(context, IdArgument.Kind.UPDATE)).toList();
		boolean forced = this.all || this.since != null || !this.updates.isEmpty();
		Instant from = (this.since != null) ? this.since.atStartOfDay(ZoneOffset.UTC).toInstant() : null;
		return new AssessmentRequest(this.model, forced, from, named.isEmpty() ? null : named, this.budget,
				this.reason);
	}

	private int preview(CommandContext context, UUID workspace, AssessmentRequest request) {
		Preview found = context.bean(PreviewService.class).find(workspace, request).orElseThrow(this::unknown);
		this.output.print(found, (out) -> AssessOutput.print(found, this.budget, out));
		return ExitCode.OK;
	}

	private int run(CommandContext context, UUID workspace, AssessmentRequest request) {
		return switch (rerun(context, workspace, request)) {
			case JobResult.Completed completed ->
				print(AssessOutput.of(context.bean(RerunService.class).report(completed.run())));
			case JobResult.Busy busy ->
				fail("Workspace %s is being assessed by %s; try again".formatted(workspace, busy.by()));
			case JobResult.Unfinished unfinished -> fail("Run %s did not finish: %s. The same command resumes it"
				.formatted(unfinished.run(), unfinished.reason()));
			case JobResult.Gone _ -> throw unknown();
		};
	}

	private JobResult rerun(CommandContext context, UUID workspace, AssessmentRequest request) {
		try (ProgressReporter progress = ProgressReporter.listenTo(context, this.spec.commandLine().getErr())) {
			JobResult result = context.bean(RerunService.class).run(workspace, request);
			progress.finish();
			return result;
		}
	}

	private int print(AssessOutput report) {
		this.output.print(report, report::print);
		return report.failed().isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
	}

	private int fail(String message) {
		this.spec.commandLine().getErr().println("regwatch: " + message);
		return ExitCode.SOFTWARE;
	}

	private UsageException unknown() {
		return new UsageException("There is no workspace %s".formatted(this.workspaceId));
	}

}
