package io.regwatch.ingest.extract.ocr;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Has the kernel kill a program when the process that started it ends, even if that one
 * is killed itself. Where 'setpriv' is missing, programs run without.
 */
final class ParentDeathSignal {

	private static final List<String> KILL = List.of("setpriv", "--pdeathsig", "KILL", "--");

	private static final List<String> PREFIX = isAvailable() ? KILL : List.of();

	private ParentDeathSignal() {
	}

	/** The command that runs another one; its thread must live as long as the program. */
	static List<String> command(List<String> command) {
		return Stream.concat(PREFIX.stream(), command.stream()).toList();
	}

	private static boolean isAvailable() {
		try {
			Process test = new ProcessBuilder(Stream.concat(KILL.stream(), Stream.of("true")).toList())
				.redirectErrorStream(true)
				.redirectOutput(ProcessBuilder.Redirect.DISCARD)
				.start();
			return test.waitFor(5, TimeUnit.SECONDS) && test.exitValue() == 0;
		}
		catch (IOException ex) {
			return false;
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			return false;
		}
	}

}
