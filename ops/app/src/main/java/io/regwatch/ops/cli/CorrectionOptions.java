package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.UUID;

import io.regwatch.ingest.update.Correction;
import io.regwatch.ingest.update.Correction.Action;
import io.regwatch.ingest.update.Corrections;
import io.regwatch.search.index.OutboxRelay;
import io.regwatch.search.index.SearchUnavailableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What all corrections of an update need, and how one is made. */
final class CorrectionOptions {

	@Spec(Spec.Target.MIXEE)
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Parameters(paramLabel = "UPDATE", description = "Its id, as the API and `history` tell it.")
	private UUID update;

	@Option(names = "--reason", required = true, paramLabel = "TEXT", description = "Why; it is kept.")
	private String reason;

	@Option(names = "--by", paramLabel = "NAME", defaultValue = "${sys:user.name}",
			description = "Who does it; by default ${DEFAULT-VALUE}.")
	private String by;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	CorrectionOptions() {
	}

	int make(Action action, @Nullable UUID into, String done) {
		Correction correction = correction(action, into);
		try (CommandContext session = CommandContext.open(this.home, "updates", this.spec.commandLine().getErr())) {
			session.bean(Corrections.class).make(correction).ifPresent((problem) -> {
				throw new UsageException(problem);
			});
			PrintWriter out = this.spec.commandLine().getOut();
			out.printf("Update %s is %s.%n", this.update, done);
			publish(session, out);
			out.flush();
			return 0;
		}
	}

	private static void publish(CommandContext session, PrintWriter out) {
		try {
			session.bean(OutboxRelay.class).drain();
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
