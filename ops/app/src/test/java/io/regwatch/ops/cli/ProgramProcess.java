package io.regwatch.ops.cli;

import java.time.Duration;
import java.util.List;
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

	private static final Duration TIMEOUT = Duration.ofMinutes(3);

	private final Process process;

	private final List<String> output = new CopyOnWriteArrayList<>();

	private final List<String> messages = new CopyOnWriteArrayList<>();

	private final List<Thread> readers;

	ProgramProcess(Process process) {
		this.process = process;
		this.readers = List.of(Thread.startVirtualThread(() -> process.inputReader().lines().forEach(this.output::add)),
				Thread.startVirtualThread(() -> process.errorReader().lines().forEach(this.messages::add)));
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
		await().atMost(TIMEOUT).untilAsserted(() -> assertThat(this.messages).anyMatch((line) -> line.contains(text)));
		return this.messages.stream().filter((line) -> line.contains(text)).findFirst().orElseThrow();
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

	/** Kills it, as a crash would. */
	public void kill() {
		this.process.destroyForcibly().onExit().join();
	}

	/** Asks it to end, which it does within 30 seconds. */
	@Override
	public void close() {
		this.process.destroy();
		this.process.onExit().orTimeout(30, TimeUnit.SECONDS).join();
	}

}
