package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.UUID;
import java.util.function.Supplier;

import io.regwatch.ingest.update.Correction;
import io.regwatch.ingest.update.Correction.Action;
import io.regwatch.ingest.update.Corrections;
import io.regwatch.ops.cli.context.CommandContext;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.IdArgument;
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

	@Parameters(paramLabel = "UPDATE", description = "Id of the update, or a part of it, see `updates list`.")
	private IdArgument update;

	@Option(names = "--reason", required = true, paramLabel = "TEXT", description = "Why; it is stored.")
	private String reason;

	@Option(names = "--by", paramLabel = "NAME", defaultValue = "${sys:user.name}",
			description = "Who corrects it (default: ${DEFAULT-VALUE}).")
	private String by;

	int apply(HomeOptions home, Action action, @Nullable IdArgument into, String done) {
		require(() -> Correction.checkReason(this.reason));
		return home.run((context) -> {
			UUID id = this.update.resolve(context, IdArgument.Kind.UPDATE);
			UUID other = (into != null) ? into.resolve(context, IdArgument.Kind.UPDATE) : null;
			Correction correction = require(() -> new Correction(id, action, other, this.reason, this.by));
			context.bean(Corrections.class).make(correction).ifPresent((problem) -> {
				throw new UsageException(problem);
			});
			PrintWriter out = this.spec.commandLine().getOut();
			out.printf("Update %s is %s.%n", id, done);
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

	private static <T> T require(Supplier<T> made) {
		try {
			return made.get();
		}
		catch (IllegalArgumentException ex) {
			throw new UsageException(String.valueOf(ex.getMessage()));
		}
	}

}
