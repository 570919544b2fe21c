package io.regwatch.ops.cli;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiPredicate;

import io.regwatch.ops.cli.context.CommandContext;
import io.regwatch.ops.cli.context.HomeOptions;
import io.regwatch.ops.cli.context.OperatorAudit;
import io.regwatch.ops.cli.output.OutputOptions;
import io.regwatch.ops.cli.output.Table;
import io.regwatch.ops.cli.output.UsageException;
import io.regwatch.ops.console.security.ConsoleUser;
import io.regwatch.ops.console.security.ConsoleUsers;
import io.regwatch.ops.console.security.Role;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "users", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = "Manages the people who sign in to the console.")
final class UsersCommand {

	@Command(mixinStandardHelpOptions = true,
			description = "Adds a person and shows the password once: only its hash is stored.")
	int create(@Mixin HomeOptions home, @Mixin OutputOptions output,
			@Parameters(paramLabel = "NAME",
					description = "Lower case letters, digits, and . _ @ -, for signing in.") String name,
			@Option(names = "--role", paramLabel = "ROLE", required = true,
					description = "One of ${COMPLETION-CANDIDATES}.") Role role,
			@Option(names = "--client", paramLabel = "NAME",
					description = "The only client whose workspaces a viewer or analyst sees (default: all).") @Nullable String client) {
		if (!name.matches("[a-z0-9][a-z0-9._@-]{0,99}")) {
			throw new UsageException("'%s' is no name: use lower case letters, digits, and . _ @ -".formatted(name));
		}
		if (client != null && role != Role.VIEWER && role != Role.ANALYST) {
			throw new UsageException("--client is for viewers and analysts");
		}
		return home.run((context) -> {
			String password = context.bean(ConsoleUsers.class).create(name, role, client);
			if (password == null) {
				throw new UsageException("There is a person '%s' already, or no such client".formatted(name));
			}
			return print(output, name, password);
		});
	}

	@Command(mixinStandardHelpOptions = true, description = "Lists all people.")
	int list(@Mixin HomeOptions home, @Mixin OutputOptions output) {
		return home.run((context) -> {
			List<ConsoleUser> users = context.bean(ConsoleUsers.class).findAll();
			output.print(Map.of("users", users), (out) -> {
				Table table = new Table();
				users.forEach((user) -> table.row(user.name(), user.role().code(),
						Objects.requireNonNullElse(user.client(), "all clients"),
						(user.disabledAt() != null) ? "disabled " + user.disabledAt() : ""));
				table.print(out);
			});
			return ExitCode.OK;
		});
	}

	@Command(name = "reset-password", mixinStandardHelpOptions = true,
			description = "Gives a person a new password, shown once, and ends all sessions of that person.")
	int resetPassword(@Mixin HomeOptions home, @Mixin OutputOptions output,
			@Parameters(paramLabel = "NAME", description = "Name of the person, see `users list`.") String name) {
		return home.run((context) -> {
			String password = context.bean(ConsoleUsers.class).resetPassword(name);
			if (password == null) {
				throw unknown(name);
			}
			return print(output, name, password);
		});
	}

	@Command(mixinStandardHelpOptions = true,
			description = "Refuses a person from now on and ends all sessions of that person.")
	int disable(@Mixin HomeOptions home, @Mixin OutputOptions output,
			@Parameters(paramLabel = "NAME", description = "Name of the person, see `users list`.") String name) {
		return home.run((context) -> {
			change(context, "users disable", name, ConsoleUsers::disable);
			output.print(Map.of("disabled", name), (out) -> out.printf("'%s' is disabled.%n", name));
			return ExitCode.OK;
		});
	}

	@Command(mixinStandardHelpOptions = true,
			description = "Lets a disabled person sign in again, with the password or the provider of before.")
	int enable(@Mixin HomeOptions home, @Mixin OutputOptions output,
			@Parameters(paramLabel = "NAME", description = "Name of the person, see `users list`.") String name) {
		return home.run((context) -> {
			change(context, "users enable", name, ConsoleUsers::enable);
			output.print(Map.of("enabled", name), (out) -> out.printf("'%s' is enabled.%n", name));
			return ExitCode.OK;
		});
	}

	private static void change(CommandContext context, String command, String name,
			BiPredicate<ConsoleUsers, String> change) {
		OperatorAudit.call(context, command + " " + name, () -> {
			if (!change.test(context.bean(ConsoleUsers.class), name)) {
				throw unknown(name);
			}
			return name;
		});
	}

	private static int print(OutputOptions output, String name, String password) {
		output.print(Map.of("name", name, "password", password),
				(out) -> out.printf("Password of '%s', shown only now:%n%s%n", name, password));
		return ExitCode.OK;
	}

	private static UsageException unknown(String name) {
		return new UsageException("There is no person '%s': see `users list`".formatted(name));
	}

}
