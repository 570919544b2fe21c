package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.UUID;

import io.regwatch.ingest.update.Correction;
import io.regwatch.ingest.update.Correction.Action;
import io.regwatch.ingest.update.Corrections;
import io.regwatch.ops.cli.output.UsageException;
import io.regwatch.search.index.OutboxRelay;
import io.regwatch.search.index.SearchUnavailableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Options of all corrections of an update. */
final class CorrectionOptions {

	@Spec(Spec.Target.MIXEE)
	private CommandSpec spec;

	@Parameters(paramLabel = "UPDATE", description = "Id of the update, see `history`.")
	private UUID update;

	@Option(names = "--reason", required = true, paramLabel = "TEXT", description = "Why; it is stored.")
	private String reason;

	@Option(names = "--by", paramLabel = "NAME", defaultValue = "${sys:user.name}",
			description = "Who corrects it (default: ${DEFAULT-VALUE}).")
	private String by;

	int apply(HomeOptions home, Action action, @Nullable UUID into, String done) {
		Correction correction = correction(action, into);
		return home.run((context) -> {
			context.bean(Corrections.class).make(correction).ifPresent((problem) -> {
				throw new UsageException(problem);
			});
			PrintWriter out = this.spec.commandLine().getOut();
			out.printf("Update %s is %s.%n", this.update, done);
			index(context, out);
			out.flush();
			return ExitCode.OK;
		});
	}

	private static void index(CommandContext context, PrintWriter out) {
		try {
			context.bean(OutboxRelay.class).drain();
		}
		catch (SearchUnavailableException ex) {
			out.printf("Lists show it later: %s%n", ex.getMessage());
		}
	}

	private Correction correction(Action action, @Nullable UUID into) {
		try {
			return new Correction(this.update, action, into, this.reason, this.by);
		}
		catch (IllegalArgumentException ex) {
			throw new UsageException(String.valueOf(ex.getMessage()));
		}
	}

}
