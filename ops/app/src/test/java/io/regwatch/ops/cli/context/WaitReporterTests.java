package io.regwatch.ops.cli.context;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class WaitReporterTests {

	private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

	@Test
	void whatIsWaitedForIsSaidAgainAndAgain() throws InterruptedException {
		try (WaitReporter waiting = WaitReporter.start(this.lines::add, Duration.ofMillis(5))) {
			waiting.announce("Starting PostgreSQL");
			assertThat(next()).isEqualTo("Starting PostgreSQL");
			assertThat(next()).matches("Starting PostgreSQL \\(\\d+ s\\)");
			assertThat(next()).matches("Starting PostgreSQL \\(\\d+ s\\)");
			waiting.waitFor("Starting the program");
			String line = next();
			while (line.startsWith("Starting PostgreSQL")) {
				line = next();
			}
			assertThat(line).matches("Starting the program \\(\\d+ s\\)");
		}
	}

	@Test
	void nothingIsSaidBeforeSomethingIsWaitedFor() throws InterruptedException {
		try (WaitReporter waiting = WaitReporter.start(this.lines::add, Duration.ofMillis(5))) {
			assertThat(this.lines.poll(50, TimeUnit.MILLISECONDS)).isNull();
			waiting.waitFor("Reading");
			assertThat(next()).startsWith("Reading");
		}
	}

	private String next() throws InterruptedException {
		String line = this.lines.poll(30, TimeUnit.SECONDS);
		assertThat(line).isNotNull();
		return line;
	}

}
