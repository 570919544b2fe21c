package io.regwatch.ingest.extract;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The programs of Linux that take the network and large files from a child process. Where
 * one is missing or not permitted, the log says so once and the child runs without it.
 */
final class ProcessIsolation {

	private static final Logger logger = LoggerFactory.getLogger(ProcessIsolation.class);

	/** Bytes of one file that a child may write. */
	static final long MAX_FILE = 1L << 30;

	private static final List<List<String>> NO_NETWORK = List.of(List.of("unshare", "--net"),
			List.of("unshare", "--user", "--map-root-user", "--net"));

	private static final List<List<String>> LIMITS = List
		.of(List.of("prlimit", "--fsize=" + MAX_FILE, "--core=0", "--"));

	private static final List<String> PREFIX = prefix();

	private ProcessIsolation() {
	}

	/** The command that runs another one isolated. */
	static List<String> of(List<String> command) {
		List<String> isolated = new ArrayList<>(PREFIX);
		isolated.addAll(command);
		return isolated;
	}

	/** Whether children have no network here. */
	static boolean hasNoNetwork() {
		return PREFIX.contains("--net");
	}

	private static List<String> prefix() {
		List<String> prefix = new ArrayList<>(first(NO_NETWORK, "unshare --net", "have a network"));
		prefix.addAll(first(LIMITS, "prlimit", "have no limit of file sizes"));
		return List.copyOf(prefix);
	}

	private static List<String> first(List<List<String>> commands, String name, String lack) {
		return commands.stream().filter(ProcessIsolation::works).findFirst().orElseGet(() -> {
			logger.warn("'{}' is not available or not permitted here: processes that read documents {}", name, lack);
			return List.of();
		});
	}

	private static boolean works(List<String> command) {
		List<String> test = new ArrayList<>(command);
		test.add("true");
		try {
			Process process = new ProcessBuilder(test).redirectErrorStream(true)
				.redirectOutput(ProcessBuilder.Redirect.DISCARD)
				.start();
			return process.waitFor(5, TimeUnit.SECONDS) && process.exitValue() == 0;
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
