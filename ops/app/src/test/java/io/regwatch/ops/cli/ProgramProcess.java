package io.regwatch.ops.cli;

import java.io.BufferedReader;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * A started command. What it prints is read at once, so that it never waits for a reader,
 * and no order of its messages makes a test wait without end.
 */
public final class ProgramProcess implements AutoCloseable {

	private static final Duration TIMEOUT = Duration.ofMinutes(6);

	private final Process process;

	private final List<String> output = new CopyOnWriteArrayList<>();

	private final List<String> messages = new CopyOnWriteArrayList<>();

	private final List<Thread> readers;

	ProgramProcess(Process process) {
		this.process = process;
		this.readers = List.of(Thread.startVirtualThread(() -> read(process.inputReader(), this.output)),
				Thread.startVirtualThread(() -> read(process.errorReader(), this.messages)));
	}

	private static void read(BufferedReader stream, List<String> lines) {
		try {
			stream.lines().forEach(lines::add);
		}
		catch (UncheckedIOException ex) {
			// The streams of a killed process may be closed while they are read.
			lines.add(String.valueOf(ex.getMessage()));
		}
	}

	/**
	 * Waits until a started {@code up} is ready.
	 * @return the line that says so
	 */
	public String announcement() {
		String announcement = message("up with home");
		assertThat(this.messages).noneMatch((line) -> line.contains("ch.qos.logback"));
		return announcement;
	}

	/**
	 * Waits for a line on standard error, also an earlier one.
	 * @param text that it contains
	 * @return the first such line
	 */
	public String message(String text) {
		await().atMost(TIMEOUT).until(() -> !this.process.isAlive() || find(text).isPresent());
		return find(text).orElseThrow(() -> new AssertionError(text + " is not in " + this.messages));
	}

	private Optional<String> find(String text) {
		return this.messages.stream().filter((line) -> line.contains(text)).findFirst();
	}

	/**
	 * Waits for the end.
	 * @return the exit code
	 * @throws InterruptedException if the test is to end
	 */
	public int exitCode() throws InterruptedException {
		assertThat(this.process.waitFor(TIMEOUT)).as("%s", this.messages).isTrue();
		for (Thread reader : this.readers) {
			reader.join();
		}
		return this.process.exitValue();
	}

	/**
	 * Tells what it has said.
	 * @return lines of standard error so far
	 */
	public List<String> messages() {
		return List.copyOf(this.messages);
	}

	/**
	 * Tells what it has printed.
	 * @return standard output so far, each line with its end
	 */
	public String output() {
		return this.output.stream().map((line) -> line + "\n").collect(Collectors.joining());
	}

	/**
	 * Tells its number.
	 * @return as the operating system knows it
	 */
	public long pid() {
		return this.process.pid();
	}

	/**
	 * Tells whether it runs.
	 * @return true until it has ended
	 */
	public boolean isAlive() {
		return this.process.isAlive();
	}

	/** Asks it to end, as an orchestrator does. */
	public void terminate() {
		this.process.destroy();
	}

	/** Kills it, as a crash would. */
	public void kill() {
		this.process.destroyForcibly().onExit().join();
	}

	/**
	 * Asks it to end, and waits: the first one to end writes the archive of its classes.
	 */
	@Override
	public void close() {
		terminate();
		this.process.onExit().orTimeout(TIMEOUT.toSeconds(), TimeUnit.SECONDS).join();
	}

}
