package io.regwatch.api.export;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** The rows of an export are 200 MB in all; the heap has 64 MB. */
class ExportMemoryTests {

	@TempDir
	private Path directory;

	@Test
	void exportsOfManyRowsNeedConstantMemory() throws IOException, InterruptedException {
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-Xmx64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Djava.io.tmpdir=" + this.directory, "-cp",
				System.getProperty("java.class.path"), ManyRows.class.getName())
			.redirectErrorStream(true)
			.start();
		String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
		assertThat(process.exitValue()).as(printed).isZero();
		assertThat(printed).containsPattern("csv 2\\d{8}").containsPattern("xlsx \\d{7}");
	}

}
