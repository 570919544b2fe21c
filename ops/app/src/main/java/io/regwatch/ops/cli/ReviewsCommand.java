package io.regwatch.ops.cli;

import java.nio.file.Path;

import io.regwatch.assessment.evaluation.ExportedReviews;
import io.regwatch.assessment.evaluation.ReviewExport;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.output.OutputOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "reviews", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = "Exports the reviews of people.")
final class ReviewsCommand {

	@Command(mixinStandardHelpOptions = true,
			description = "Writes the current reviews as a gold set, which `evaluate DIR` reads.")
	int export(@Mixin HomeOptions home, @Mixin OutputOptions output,
			@Parameters(paramLabel = "DIR", description = "Directory of the files *.yaml.") Path directory,
			@Option(names = "--workspace", paramLabel = "ID",
					description = "Id of the workspace (default: all).") @Nullable IdArgument workspace) {
		return home.run((context) -> {
			ExportedReviews exported = context.bean(ReviewExport.class)
				.export(directory, (workspace != null) ? workspace.resolve(context, IdArgument.Kind.WORKSPACE) : null);
			output.print(exported,
					(out) -> out.printf(
							"%d reviews in %s%n%d not exported: the source's text may not be redistributed%n"
									+ "%d not exported: text or profile have changed since%n",
							exported.pairs(), directory, exported.restricted(), exported.outdated()));
			return ExitCode.OK;
		});
	}

}
