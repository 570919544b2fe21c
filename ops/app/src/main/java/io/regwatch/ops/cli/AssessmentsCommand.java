package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

import io.regwatch.assessment.run.AssessmentHistory;
import io.regwatch.assessment.run.PastAssessment;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.delegation.Delegated;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.Table;
import io.regwatch.ops.cli.output.UsageException;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

@Command(name = "assessments", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = "Shows the history of assessments.")
final class AssessmentsCommand {

	@Delegated
	@Command(mixinStandardHelpOptions = true,
			description = "Shows all assessments of an update for a workspace, with quotes, model and cost.")
	int show(@Mixin HomeOptions home, @Mixin OutputOptions output,
			@Parameters(paramLabel = "UPDATE", description = "Id of the update.") IdArgument updateId,
			@Option(names = "--workspace", paramLabel = "ID", required = true,
					description = "Id of the workspace.") IdArgument workspaceId) {
		return home.run((context) -> {
			UUID update = updateId.resolve(context, IdArgument.Kind.UPDATE);
			UUID workspace = workspaceId.resolve(context, IdArgument.Kind.WORKSPACE);
			List<PastAssessment> past = context.bean(AssessmentHistory.class).find(workspace, update);
			if (past.isEmpty()) {
				throw new UsageException(
						"Update %s was never assessed for workspace %s: `assess %s --update %s` does it"
							.formatted(update, workspace, workspace, update));
			}
			output.print(Map.of("assessments", past), (out) -> past.forEach((one) -> print(one, out)));
			return ExitCode.OK;
		});
	}

	private static void print(PastAssessment past, PrintWriter out) {
		out.printf("%s  %s %s  (%s)%s%n", past.assessedAt(), past.status(), past.priority(), past.reasonCode(),
				past.current() ? "  current" : "");
		Table table = new Table()
			.row("  model",
					"%s, %s, tokens in %d, out %d, cost %s".formatted(past.model(), past.promptVersion(),
							past.tokensIn(), past.tokensOut(), AssessOutput.dollars(past.cost())))
			.row("  run", "%s  %s".formatted(past.run(), Objects.requireNonNullElse(past.runReason(), "")))
			.row("  impact", past.impactSummary())
			.row("  actions", past.suggestedActions());
		past.evidence().forEach((evidence) -> addTo(table, evidence));
		table.print(out);
		out.println();
	}

	private static void addTo(Table table, JsonNode evidence) {
		String statement = evidence.path("statement").asString("");
		if (evidence.has("quote")) {
			table.row("  quote",
					"“%s”  (version %s, page %d, segment %d, %d-%d): %s".formatted(evidence.path("quote").asString(""),
							evidence.path("versionId").asString(""), evidence.path("page").asInt(),
							evidence.path("segment").asInt(), evidence.path("start").asInt(),
							evidence.path("end").asInt(), statement));
		}
		else {
			table.row("  rule", "%s, of %s %s: %s".formatted(evidence.path("rule").asString(""),
					evidence.path("profileField").asString(""), evidence.path("values"), statement));
		}
	}

}
