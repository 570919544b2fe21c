package io.regwatch.ops.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class StandardOutputTests {

	private final ByteArrayOutputStream err = new ByteArrayOutputStream();

	@Test
	void resultThatDoesNotFitOnTheDiskFails() {
		assertThat(exitCode("No space left on device")).isOne();
		assertThat(this.err.toString(StandardCharsets.UTF_8)).isEqualTo(
				"regwatch: The result could not be written to standard output: No space left on device%n".formatted());
	}

	@Test
	void readerThatHasSeenEnoughIsNoFailure() {
		assertThat(exitCode("Broken pipe")).isZero();
		assertThat(this.err.size()).isZero();
	}

	private int exitCode(String failure) {
		StandardOutput out = new StandardOutput(new OutputStream() {

			@Override
			public void write(int b) throws IOException {
				throw new IOException(failure);
			}

		});
		out.writer(StandardCharsets.UTF_8).println("result");
		return out.exitCode(0, new PrintStream(this.err, true, StandardCharsets.UTF_8));
	}

}
