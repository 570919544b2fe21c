package io.regwatch.ingest.extract;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.util.unit.DataSize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** Programs that a child process starts end with it. */
class GrandchildTests {

	/** Records its process id and reads nothing for as long as the test may run. */
	private static final String PROGRAM = """
			#!/bin/sh
			if [ "$1" = --list-langs ]; then
				echo eng
			else
				echo $$ > "$(dirname "$0")/started"
				mv "$(dirname "$0")/started" "$(dirname "$0")/pid"
				exec sleep 120
			fi
			""";

	@Test
	void programWhenTheChildIsKilledEnds(@TempDir Path directory) throws Exception {
		assumeTrue(hasSetpriv(), "'setpriv' is not installed");
		Path program = Files.writeString(directory.resolve("tesseract"), PROGRAM);
		Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
		ProcessBuilder builder = ExtractorProcessCommand.of(DataSize.ofMegabytes(64), directory, GrandchildProbe.class);
		builder.command().add(directory.toString());
		Process child = builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
		ProcessHandle grandchild = ProcessHandle.of(pid(directory.resolve("pid"), child)).orElseThrow();
		try {
			child.destroyForcibly();
			grandchild.onExit().get(10, TimeUnit.SECONDS);
			assertThat(grandchild.isAlive()).isFalse();
		}
		finally {
			grandchild.destroyForcibly();
		}
	}

	private static long pid(Path file, Process child) throws IOException, InterruptedException {
		for (int poll = 0; poll < 600 && !Files.exists(file); poll++) {
			assertThat(child.isAlive()).isTrue();
			TimeUnit.MILLISECONDS.sleep(100);
		}
		return Long.parseLong(Files.readString(file).strip());
	}

	private static boolean hasSetpriv() throws InterruptedException {
		try {
			return new ProcessBuilder("setpriv", "--pdeathsig", "KILL", "--", "true").start().waitFor() == 0;
		}
		catch (IOException ex) {
			return false;
		}
	}

}
