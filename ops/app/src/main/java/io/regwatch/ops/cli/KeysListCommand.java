package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import io.regwatch.api.security.ApiKeyInfo;
import io.regwatch.api.security.ApiKeys;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

@Command(name = "list", mixinStandardHelpOptions = true, description = "Lists all keys, also those that are refused.")
final class KeysListCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	KeysListCommand() {
	}

	@Override
	public Integer call() {
		try (CommandContext session = CommandContext.open(this.home, "keys", this.spec.commandLine().getErr())) {
			print(session.bean(ApiKeys.class).findAll());
			return 0;
		}
	}

	private void print(List<ApiKeyInfo> keys) {
		PrintWriter out = this.spec.commandLine().getOut();
		if (this.json) {
			out.println(new JsonMapper().writeValueAsString(Map.of("keys", keys)));
		}
		else {
			keys.forEach((key) -> out.printf("%s  %-24s created %s%s%n", key.id(), key.client(), key.createdAt(),
					remarks(key)));
		}
		out.flush();
	}

	private static String remarks(ApiKeyInfo key) {
		StringBuilder remarks = new StringBuilder();
		if (key.lastUsedAt() != null) {
			remarks.append(", last used ").append(key.lastUsedAt());
		}
		if (key.expiresAt() != null) {
			remarks.append(", expires ").append(key.expiresAt());
		}
		if (key.revokedAt() != null) {
			remarks.append(", revoked ").append(key.revokedAt());
		}
		return remarks.toString();
	}

}
