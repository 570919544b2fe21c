package io.regwatch.ops.cli;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;

import io.regwatch.assessment.run.PastAssessment;
import io.regwatch.assessment.run.AssessmentHistory;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "show", mixinStandardHelpOptions = true,
		description = "Shows all that was ever said of an update for a workspace, with quotes, model and cost.")
final class AssessmentsShowCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Parameters(paramLabel = "UPDATE", description = "Its id.")
	private UUID update;

	@Option(names = "--workspace", paramLabel = "ID", required = true, description = "For whom it was assessed.")
	private UUID workspace;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	AssessmentsShowCommand() {
	}

	@Override
	public Integer call() {
		try (CommandContext session = CommandContext.open(this.home, "assessments", this.spec.commandLine().getErr())) {
			List<PastAssessment> past = session.bean(AssessmentHistory.class).find(this.workspace, this.update);
			if (past.isEmpty()) {
				throw new UsageException(
						"Update %s was never assessed for workspace %s: `assess %s --update %s` does it"
							.formatted(this.update, this.workspace, this.workspace, this.update));
			}
			AssessmentsOutput.print(past, this.json, this.spec.commandLine().getOut());
			return ExitCode.OK;
		}
	}

}
