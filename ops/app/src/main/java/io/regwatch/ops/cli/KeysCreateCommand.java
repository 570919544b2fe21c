package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.api.security.CreatedApiKey;
import io.regwatch.store.DatabaseClock;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

@Command(name = "create", mixinStandardHelpOptions = true,
		description = "Makes a key and shows it, once: only a hash of it is kept.")
final class KeysCreateCommand implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HomeOptions home;

	@Option(names = "--client", paramLabel = "NAME", required = true,
			description = "Whose key it is; all keys of a client see the same workspaces.")
	private String client;

	@Option(names = "--expires", paramLabel = "DATE",
			description = "From when it is refused: 2027-01-01 or 2027-01-01T12:00:00Z (default: never).")
	private @Nullable String expires;

	@Option(names = "--json", description = "Print one JSON document.")
	private boolean json;

	/** Used by picocli, which sets the fields. */
	@SuppressWarnings("NullAway.Init")
	KeysCreateCommand() {
	}

	@Override
	public Integer call() {
		if (this.client.isBlank() || this.client.codePointCount(0, this.client.length()) > 200) {
			throw new UsageException("--client needs a name of 1 to 200 characters");
		}
		Instant expiresAt = (this.expires != null) ? instant(this.expires) : null;
		try (CommandContext session = CommandContext.open(this.home, "keys", this.spec.commandLine().getErr())) {
			if (expiresAt != null && !expiresAt.isAfter(session.bean(DatabaseClock.class).now())) {
				throw new UsageException("--expires '%s' is not in the future".formatted(this.expires));
			}
			print(session.bean(ApiKeys.class).create(this.client, expiresAt));
			return 0;
		}
	}

	private void print(CreatedApiKey key) {
		PrintWriter out = this.spec.commandLine().getOut();
		if (this.json) {
			Map<String, String> document = new LinkedHashMap<>();
			document.put("id", key.id());
			document.put("key", key.key());
			document.put("client", key.client());
			out.println(new JsonMapper().writeValueAsString(document));
		}
		else {
			out.printf("Key %s of client '%s'; it is shown only now:%n%s%n", key.id(), key.client(), key.key());
		}
		out.flush();
	}

	private static Instant instant(String text) {
		try {
			return text.contains("T") ? OffsetDateTime.parse(text).toInstant()
					: LocalDate.parse(text).atStartOfDay(ZoneOffset.UTC).toInstant();
		}
		catch (DateTimeException ex) {
			throw new UsageException("--expires '%s' is neither a date nor a timestamp".formatted(text));
		}
	}

}
