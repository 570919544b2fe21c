package io.regwatch.ops.cli;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.api.security.ApiKeyInfo;
import io.regwatch.api.security.ApiKeyScope;
import io.regwatch.api.security.ApiKeySpec;
import io.regwatch.api.security.ApiKeys;
import io.regwatch.api.security.CreatedApiKey;
import io.regwatch.ops.cli.context.CommandContext;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.context.OperatorAudit;
import io.regwatch.ops.cli.delegation.Delegated;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.Table;
import io.regwatch.ops.cli.output.UsageException;
import io.regwatch.store.DatabaseClock;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "keys", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = "Creates, lists and revokes the API keys of clients.")
final class KeysCommand {

	@Delegated
	@Command(mixinStandardHelpOptions = true, description = "Creates a key and shows it once: only its hash is stored.")
	int create(@Mixin HomeOptions home, @Mixin OutputOptions output,
			@Option(names = "--client", paramLabel = "NAME", required = true,
					description = "Name of the client; all keys of a client see the same workspaces.") String client,
			@Option(names = "--expires", paramLabel = "DATE",
					description = "End of its validity: 2027-01-01 or 2027-01-01T12:00:00Z (default: none).") @Nullable String expires,
			@Option(names = "--scope", paramLabel = "SCOPE", split = ",",
					description = "What it may do: read, write (profiles, subscriptions, assessments), review, "
							+ "admin (workspaces, webhooks, audit log); repeatable (default: everything).") @Nullable Set<ApiKeyScope> scopes,
			@Option(names = "--workspace", paramLabel = "ID", split = ",",
					description = "Restricts it to a workspace of the client; repeatable (default: all).") @Nullable Set<IdArgument> workspaces) {
		if (client.isBlank() || client.codePointCount(0, client.length()) > 200) {
			throw new UsageException("--client needs a name of 1 to 200 characters");
		}
		Instant expiresAt = (expires != null) ? instant(expires) : null;
		return home.run((context) -> {
			if (expiresAt != null && !expiresAt.isAfter(context.bean(DatabaseClock.class).now())) {
				throw new UsageException("--expires '%s' is not in the future".formatted(expires));
			}
			CreatedApiKey key = create(context, new ApiKeySpec(client, expiresAt,
					Objects.requireNonNullElse(scopes, Set.of()), resolve(context, workspaces)));
			output.print(key, (out) -> out.printf("Key %s of client '%s', shown only now:%n%s%n", key.id(),
					key.client(), key.key()));
			return ExitCode.OK;
		});
	}

	@Delegated
	@Command(mixinStandardHelpOptions = true, description = "Lists all keys, expired and revoked ones included.")
	int list(@Mixin HomeOptions home, @Mixin OutputOptions output) {
		return home.run((context) -> {
			List<ApiKeyInfo> keys = context.bean(ApiKeys.class).findAll();
			output.print(Map.of("keys", keys), (out) -> {
				Table table = new Table();
				keys.forEach((key) -> table.row(key.id(), key.client(), "created " + key.createdAt(), remarks(key)));
				table.print(out);
			});
			return ExitCode.OK;
		});
	}

	@Delegated
	@Command(mixinStandardHelpOptions = true, description = "Revokes a key: it is refused from now on.")
	int revoke(@Mixin HomeOptions home, @Mixin OutputOptions output,
			@Parameters(paramLabel = "ID", description = "Id of the key, see `keys list`.") String id) {
		return home.run((context) -> {
			OperatorAudit.call(context, "keys revoke " + id, () -> revoke(context.bean(ApiKeys.class), id));
			output.print(Map.of("revoked", id), (out) -> out.printf("Key %s is revoked.%n", id));
			return ExitCode.OK;
		});
	}

	private static Set<UUID> resolve(CommandContext context, @Nullable Set<IdArgument> workspaces) {
		return (workspaces != null) ? workspaces.stream()
			.map((one) -> one.resolve(context, IdArgument.Kind.WORKSPACE))
			.collect(Collectors.toSet()) : Set.of();
	}

	private static String revoke(ApiKeys keys, String id) {
		if (!keys.revoke(id)) {
			throw new UsageException("There is no key '%s': see `keys list`".formatted(id));
		}
		return id;
	}

	private static CreatedApiKey create(CommandContext context, ApiKeySpec spec) {
		try {
			return OperatorAudit.call(context, "keys create --client " + spec.client(),
					() -> context.bean(ApiKeys.class).create(spec));
		}
		catch (IllegalArgumentException ex) {
			throw new UsageException(String.valueOf(ex.getMessage()));
		}
	}

	private static String remarks(ApiKeyInfo key) {
		return remark("scopes", codes(key.scopes())) + remark("workspaces", key.workspaceIds())
				+ remark("last used", key.lastUsedAt()) + remark("expires", key.expiresAt())
				+ remark("revoked", key.revokedAt());
	}

	private static @Nullable List<String> codes(List<ApiKeyScope> scopes) {
		return scopes.isEmpty() ? null : scopes.stream().map(ApiKeyScope::code).toList();
	}

	private static String remark(String name, @Nullable Object value) {
		return (value != null) ? "%s %s  ".formatted(name, value) : "";
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
