package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

import io.regwatch.ops.cli.delegation.CommandClient;
import io.regwatch.ops.cli.delegation.CommandReply;

/** The program. */
public final class Main {

	/** See {@link Thread}: read when the first virtual thread is made. */
	private static final String CARRIERS = "jdk.virtualThreadScheduler.parallelism";

	private Main() {
	}

	/**
	 * Runs one command and ends the process with its exit code: 0 done, 1 failed, 2
	 * usage, 3 incomplete. A running process of the same home executes it where it can.
	 * @param arguments command, options, parameters
	 */
	public static void main(String[] arguments) {
		addCarriers();
		Optional<CommandReply> reply = CommandClient.ask(List.of(arguments), System.getenv());
		StandardOutput output = StandardOutput.open();
		PrintWriter out = output.writer(System.out.charset());
		int exitCode = reply.isPresent() ? print(reply.get(), out) : RegwatchCommandLine.execute(out, arguments);
		out.flush();
		System.exit(output.exitCode(exitCode, System.err));
	}

	/**
	 * Lets four virtual threads run for each processor. Some compute for long, and one
	 * whose answer of a model or a database has arrived would wait until another has
	 * ended; the operating system shares the processors among them.
	 */
	private static void addCarriers() {
		if (System.getProperty(CARRIERS) == null) {
			System.setProperty(CARRIERS, String.valueOf(4 * Runtime.getRuntime().availableProcessors()));
		}
	}

	private static int print(CommandReply reply, PrintWriter out) {
		System.err.print(reply.err());
		System.err.flush();
		out.print(reply.out());
		return reply.exitCode();
	}

}
