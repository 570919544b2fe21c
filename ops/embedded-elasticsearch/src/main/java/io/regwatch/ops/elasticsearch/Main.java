package io.regwatch.ops.elasticsearch;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;

import org.elasticsearch.common.logging.LogConfigurator;

/**
 * Runs a node until standard input ends, which it does when the parent process ends in
 * whatever way. Prints {@code ready PORT} on standard output once the node answers HTTP
 * on that port of the loopback address; everything else goes to standard error. Ends with
 * 1 when the node could not start, with 2 when the arguments are wrong or there is no
 * token in the environment.
 */
public final class Main {

	private static final Duration LOCK_TIMEOUT = Duration.ofSeconds(30);

	private static final Duration SHUTDOWN_TIMEOUT = Duration.ofMillis(1500);

	private Main() {
	}

	/** See {@link NodeArguments#USAGE}. */
	static void main(String... args) {
		LogConfigurator.configureESLogging();
		Thread.ofPlatform().name("parent-watch").start(Main::exitWithParent);
		try {
			EmbeddedNode node = start(NodeArguments.parse(args));
			Runtime.getRuntime().addShutdownHook(new Thread(node::close, "node-close"));
			System.out.println("ready " + node.httpPort());
		}
		catch (IllegalArgumentException ex) {
			fail(2, ex);
		}
		catch (Exception ex) {
			fail(1, ex);
		}
	}

	private static EmbeddedNode start(NodeArguments arguments) throws Exception {
		new NodeLock(arguments.data().resolve("data")).awaitFree(LOCK_TIMEOUT);
		return EmbeddedNode.start(arguments);
	}

	private static void fail(int status, Exception ex) {
		ex.printStackTrace();
		System.err.println("Elasticsearch could not start: " + ex.getMessage());
		System.exit(status);
	}

	private static void exitWithParent() {
		try {
			System.in.transferTo(OutputStream.nullOutputStream());
		}
		catch (IOException ex) {
			System.err.println("Standard input broke: " + ex.getMessage());
		}
		Thread.ofPlatform().daemon().name("shutdown-timeout").start(Main::haltAfterTimeout);
		System.exit(0);
	}

	// The translog is on disk already, so a halt loses no data.
	private static void haltAfterTimeout() {
		try {
			Thread.sleep(SHUTDOWN_TIMEOUT);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		Runtime.getRuntime().halt(0);
	}

}
