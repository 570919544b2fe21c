package io.regwatch.ops.cli;

import java.util.List;
import java.util.Optional;

import io.regwatch.ops.cli.delegation.CommandClient;
import io.regwatch.ops.cli.delegation.CommandReply;

/** The program. */
public final class Main {

	private Main() {
	}

	/**
	 * Runs one command and ends the process with its exit code: 0 done, 1 failed, 2
	 * usage, 3 incomplete. A running process of the same home executes it where it can.
	 * @param arguments command, options, parameters
	 */
	public static void main(String[] arguments) {
		Optional<CommandReply> reply = CommandClient.ask(List.of(arguments), System.getenv());
		System.exit(reply.isPresent() ? print(reply.get()) : RegwatchCommandLine.execute(arguments));
	}

	private static int print(CommandReply reply) {
		System.err.print(reply.err());
		System.err.flush();
		System.out.print(reply.out());
		System.out.flush();
		return reply.exitCode();
	}

}
