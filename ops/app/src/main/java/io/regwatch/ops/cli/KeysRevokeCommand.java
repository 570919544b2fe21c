package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;

import io.regwatch.api.security.ApiKeys;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "revoke", mixinStandardHelpOptions = true, description = "Has a key refused from now on.")
final class KeysRevokeCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Parameters(paramLabel = "ID", description = "The key's id, as `keys list` shows it.")
	private String id;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	KeysRevokeCommand() {
	}

	@Override
	public Integer call() {
		try (CommandContext session = CommandContext.open(this.home, "keys", this.spec.commandLine().getErr())) {
			if (!session.bean(ApiKeys.class).revoke(this.id)) {
				throw new UsageException("There is no key '%s': `keys list` shows them".formatted(this.id));
			}
			PrintWriter out = this.spec.commandLine().getOut();
			out.printf("Key %s is refused from now on.%n", this.id);
			out.flush();
			return 0;
		}
	}

}
