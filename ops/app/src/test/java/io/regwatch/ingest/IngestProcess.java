package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

import io.regwatch.ops.TestStores;
import io.regwatch.ops.cli.Program;

/** The program as people start it, reading a folder, in a process group of its own. */
final class IngestProcess implements AutoCloseable {

	private final Process process;

	private final Path output;

	private final Path errors;

	private IngestProcess(Process process, Path output, Path errors) {
		this.process = process;
		this.output = output;
		this.errors = errors;
	}

	/** Starts one that uses given stores. */
	static IngestProcess start(TestStores stores, Path... folders) throws IOException {
		return start(List.of(), stores.directory(), List.of(folders), stores.environment());
	}

	/** Starts one that cannot write files of more bytes. */
	static IngestProcess startInNarrowRoom(TestStores stores, int bytes, Path folder) throws IOException {
		return start(List.of("prlimit", "--fsize=" + bytes), stores.directory(), List.of(folder), stores.environment());
	}

	/** Starts one with servers of its own. */
	static IngestProcess start(Path home, Path folder) throws IOException {
		return start(List.of(), home, List.of(folder), Map.of());
	}

	private static IngestProcess start(List<String> limits, Path home, List<Path> folders,
			Map<String, String> environment) throws IOException {
		Path output = log();
		Path errors = log();
		ProcessBuilder builder = new ProcessBuilder("env", "--default-signal=INT", "setsid");
		builder.command().addAll(0, limits);
		builder.command().addAll(Program.line("ingest", "--home", home.toString(), "--json"));
		folders.forEach((folder) -> builder.command().addAll(List.of("--folder", folder.toString())));
		builder.environment().keySet().removeIf((name) -> name.startsWith("REGWATCH_"));
		builder.environment().putAll(environment);
		builder.redirectOutput(output.toFile()).redirectError(errors.toFile());
		return new IngestProcess(builder.start(), output, errors);
	}

	private static Path log() throws IOException {
		Path logs = Files.createDirectories(Path.of("target", "ingest-processes"));
		return logs.resolve(UUID.randomUUID() + ".log");
	}

	boolean isAlive() {
		return this.process.isAlive();
	}

	/** Its children that read files. */
	List<ProcessHandle> readers() {
		return this.process.descendants()
			.filter((child) -> child.info()
				.commandLine()
				.filter((line) -> line.endsWith("ExtractorProcessMain"))
				.isPresent())
			.toList();
	}

	void kill() {
		this.process.destroyForcibly().onExit().join();
	}

	/** As an orchestrator does. */
	void terminate() {
		this.process.destroy();
	}

	/** As Ctrl-C on a terminal does: its children hear it too. */
	void interrupt() throws IOException, InterruptedException {
		new ProcessBuilder("kill", "-INT", "--", "-" + this.process.pid()).start().waitFor();
	}

	/** Waits for its end and says how it ended. */
	int exitCode() throws InterruptedException {
		if (!this.process.waitFor(5, TimeUnit.MINUTES)) {
			throw new IllegalStateException("Ingest does not end; it says in '%s'".formatted(this.errors));
		}
		return this.process.exitValue();
	}

	/** What it printed, if it ended well, without ids. */
	String report() throws IOException, InterruptedException {
		int exitCode = exitCode();
		if (exitCode != 0) {
			throw new IllegalStateException(
					"Ingest ended with %d: %s".formatted(exitCode, Files.readString(this.errors)));
		}
		return output();
	}

	/** What it printed, without ids. */
	String output() throws IOException {
		return Files.readString(this.output).replaceAll("\"id\":\"[0-9a-f-]{36}\",?", "");
	}

	String complaints() throws IOException {
		return Files.readString(this.errors);
	}

	@Override
	public void close() {
		kill();
	}

}
