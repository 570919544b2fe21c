package io.regwatch.ops.cli;

import java.io.PrintWriter;
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
		StandardOutput output = StandardOutput.open();
		PrintWriter out = output.writer(System.out.charset());
		int exitCode = reply.isPresent() ? print(reply.get(), out) : RegwatchCommandLine.execute(out, arguments);
		out.flush();
		System.exit(output.exitCode(exitCode, System.err));
	}

	private static int print(CommandReply reply, PrintWriter out) {
		System.err.print(reply.err());
		System.err.flush();
		out.print(reply.out());
		return reply.exitCode();
	}

}
