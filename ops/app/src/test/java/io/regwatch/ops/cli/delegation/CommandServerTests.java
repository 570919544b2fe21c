package io.regwatch.ops.cli.delegation;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class CommandServerTests {

	@TempDir
	Path home;

	@Test
	void commandIsExecutedByTheProcessOfItsHome() {
		try (CommandServer _ = open(CommandServerTests::echo)) {
			assertThat(ask("status", "--home", this.home.toString()))
				.contains(new CommandReply(3, "status --home %s".formatted(this.home), "in " + this.home));
			assertThat(ask("ledger", "é", "--home=" + this.home)).map(CommandReply::out)
				.contains("ledger é --home=" + this.home);
			assertThat(CommandClient.ask(List.of("status"), Map.of("REGWATCH_HOME", this.home.toString())))
				.map(CommandReply::exitCode)
				.contains(3);
		}
	}

	@Test
	void largeAnswerArrivesWhole() {
		String text = "ä".repeat(1_000_000);
		try (CommandServer _ = open((_, _) -> Optional.of(new CommandReply(0, text, "")))) {
			assertThat(ask("quarantine", "--home", this.home.toString())).map(CommandReply::out).contains(text);
		}
	}

	@Test
	void commandThatIsDeclinedIsTheCallers() {
		try (CommandServer _ = open((_, _) -> Optional.empty())) {
			assertThat(ask("ingest", "--home", this.home.toString())).isEmpty();
		}
	}

	@Test
	void commandThatDeclinesItselfAfterItWasAcceptedIsTheCallers() {
		try (CommandServer _ = open((_, accepted) -> {
			accepted.run();
			return Optional.empty();
		})) {
			assertThat(ask("redline", "--html", "--home", this.home.toString())).isEmpty();
		}
	}

	@Test
	void callerWithOtherServersIsDeclined() {
		try (CommandServer _ = open(CommandServerTests::echo)) {
			assertThat(CommandClient.ask(List.of("status", "--home", this.home.toString()),
					Map.of("REGWATCH_DB_URL", "jdbc:postgresql://elsewhere/regwatch")))
				.isEmpty();
		}
	}

	@Test
	void processThatFailsIsReportedAndTheCommandNotRepeated() {
		try (CommandServer _ = open((_, accepted) -> {
			accepted.run();
			throw new IllegalStateException();
		})) {
			assertThat(ask("keys", "create", "--home", this.home.toString()).orElseThrow())
				.satisfies((reply) -> assertThat(reply.exitCode()).isOne())
				.satisfies((reply) -> assertThat(reply.err()).contains("ended before it answered"));
		}
	}

	@Test
	void processThatFailsBeforeItAcceptsLeavesTheCommandToTheCaller() {
		try (CommandServer _ = open((_, _) -> {
			throw new IllegalStateException();
		})) {
			assertThat(ask("up", "--home", this.home.toString())).isEmpty();
		}
	}

	@Test
	void withoutAProcessTheCommandIsTheCallers() throws IOException {
		assertThat(ask("status", "--home", this.home.toString())).isEmpty();
		try (ServerSocketChannel killed = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
			killed.bind(UnixDomainSocketAddress.of(CommandServer.socket(this.home)));
		}
		assertThat(CommandServer.socket(this.home)).exists();
		assertThat(ask("status", "--home", this.home.toString())).isEmpty();
		try (CommandServer _ = open(CommandServerTests::echo)) {
			assertThat(ask("status", "--home", this.home.toString())).isPresent();
		}
		assertThat(CommandServer.socket(this.home)).doesNotExist();
	}

	@Test
	void secondProcessOfAHomeLeavesCommandsToTheFirst() {
		try (CommandServer _ = open(CommandServerTests::echo)) {
			assertThat(CommandServer.open(this.home, Map.of(), (_, _) -> Optional.empty())).isEmpty();
			assertThat(ask("status", "--home", this.home.toString())).isPresent();
		}
	}

	@Test
	void onlyTheOwnerMayConnect() throws IOException {
		try (CommandServer _ = open(CommandServerTests::echo)) {
			assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(CommandServer.socket(this.home))))
				.isEqualTo("rw-------");
		}
	}

	@Test
	void homeWhosePathIsTooLongForASocketHasNone() throws IOException {
		Path deep = Files.createDirectories(this.home.resolve("d".repeat(120)));
		assertThat(CommandServer.open(deep, Map.of(), CommandServerTests::echo)).isEmpty();
		assertThat(ask("status", "--home", deep.toString())).isEmpty();
	}

	private CommandServer open(BiFunction<CommandRequest, Runnable, Optional<CommandReply>> commands) {
		return CommandServer.open(this.home, Map.of(), commands).orElseThrow();
	}

	private static Optional<CommandReply> echo(CommandRequest request, Runnable accepted) {
		accepted.run();
		return Optional.of(new CommandReply(3, String.join(" ", request.arguments()), "in " + request.home()));
	}

	private static Optional<CommandReply> ask(String... arguments) {
		return CommandClient.ask(List.of(arguments), Map.of());
	}

}
