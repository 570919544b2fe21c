package io.regwatch.ops.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.jspecify.annotations.Nullable;

/**
 * An Elasticsearch node in a child process, which ends when this process does: it watches
 * its standard input. The first one to end leaves an archive of its loaded classes beside
 * its libraries, where that directory can be written; it halves the CPU time of later
 * starts. A missing or outdated archive does no harm.
 */
final class ElasticsearchServer implements SupervisedServer {

	private static final Duration TIMEOUT = Duration.ofMinutes(2);

	private static final String READY = "ready ";

	// The terminal sends Ctrl-C to children, too, but the node is needed until the end.
	private static final List<String> DEAF_TO_INTERRUPT = List.of("/bin/sh", "-c", "trap '' INT; exec \"$@\"", "sh");

	private static final List<String> FLAGS = List.of("-Xms256m", "-Xmx512m", "-XX:+UseSerialGC",
			"-XX:+AutoCreateSharedArchive", "-Xlog:cds*=off", "-Xlog:aot*=off", "-XX:+DisplayVMOutputToStderr",
			"--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow", "-Dlog4j2.disable.jmx=true",
			"-Dlog4j.shutdownHookEnabled=false");

	// The optimizing compiler and SIMD cost 3 s of CPU time at each start. Only the
	// comparison of vectors needs them.
	private static final List<String> QUICK_START = List.of("-XX:TieredStopAtLevel=1");

	private static final String SIMD = "jdk.incubator.vector";

	/** Read by the node; arguments would be visible to all users of the machine. */
	private static final String TOKEN = "REGWATCH_ELASTICSEARCH_TOKEN";

	private final Path node;

	private final Home home;

	private final boolean vectors;

	private final String token = RandomSecret.next();

	private volatile Process process;

	private volatile ServerLog log;

	private volatile int port;

	private ElasticsearchServer(Path node, Home home, boolean vectors) throws IOException {
		this.node = node;
		this.home = home;
		this.vectors = vectors;
		this.log = ServerLog.fresh(home.logs().resolve("elasticsearch.log"));
		this.process = launch();
	}

	/**
	 * Starts the process without waiting; see {@link #awaitReady()}.
	 * @param vectors whether the indices will have vectors
	 */
	static ElasticsearchServer launch(Path node, Home home, boolean vectors) throws IOException {
		return new ElasticsearchServer(node, home, vectors);
	}

	/** Starts a node that has ended again, on the same port and with the same token. */
	@Override
	public void restart() throws IOException, InterruptedException {
		this.process.destroyForcibly().waitFor();
		this.log = ServerLog.fresh(this.home.logs().resolve("elasticsearch.log"));
		this.process = launch();
		awaitReady();
	}

	@Override
	public void awaitExit() throws InterruptedException {
		this.process.waitFor();
	}

	private Process launch() throws IOException {
		List<String> command = new ArrayList<>(DEAF_TO_INTERRUPT);
		command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
		command.addAll(FLAGS);
		command.addAll(this.vectors ? simd() : QUICK_START);
		command.add("-XX:SharedArchiveFile=" + this.node.resolve(this.vectors ? "vector-classes.jsa" : "classes.jsa"));
		command.addAll(List.of("-cp", this.node.resolve("lib") + "/*", "io.regwatch.ops.elasticsearch.Main",
				this.home.elasticsearch().toString(), this.node.resolve("modules").toString(),
				"http.port=" + this.port));
		ProcessBuilder builder = new ProcessBuilder(command).redirectError(this.log.append());
		builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
		builder.environment().put(TOKEN, this.token);
		return builder.start();
	}

	/** A runtime may have been made without the module. */
	private static List<String> simd() {
		return ModuleFinder.ofSystem().find(SIMD).isPresent() ? List.of("--add-modules", SIMD) : List.of();
	}

	/** Waits until the node answers. */
	SearchServer awaitReady() throws IOException, InterruptedException {
		String line = firstLine();
		if (line == null || !line.startsWith(READY)) {
			throw this.log.failure("Elasticsearch did not start");
		}
		this.port = Integer.parseInt(line.substring(READY.length()));
		return new SearchServer(List.of(URI.create("http://127.0.0.1:" + this.port)), this.token);
	}

	private @Nullable String firstLine() throws IOException, InterruptedException {
		BufferedReader output = this.process.inputReader();
		CompletableFuture<@Nullable String> line = new CompletableFuture<>();
		Thread.ofVirtual().start(() -> complete(line, output));
		try {
			return line.get(TIMEOUT.toSeconds(), TimeUnit.SECONDS);
		}
		catch (ExecutionException | TimeoutException ex) {
			throw this.log
				.failure("Elasticsearch did not say within %d s that it is ready".formatted(TIMEOUT.toSeconds()));
		}
	}

	private static void complete(CompletableFuture<@Nullable String> line, BufferedReader output) {
		try {
			line.complete(output.readLine());
		}
		catch (IOException ex) {
			line.completeExceptionally(ex);
		}
	}

	void askToEnd() throws IOException {
		this.process.getOutputStream().close();
	}

	/** Stops the node, and kills it after a timeout. */
	void awaitEnd() throws InterruptedException {
		if (!this.process.waitFor(10, TimeUnit.SECONDS)) {
			this.process.destroyForcibly().waitFor();
		}
	}

}
