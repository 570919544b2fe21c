package io.regwatch.api.export;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The rows of an export are 2 KB each and more than the heap in all. The system property
 * {@code regwatch.test.export-rows} sets their number.
 */
class ExportMemoryTests {

	private static final Pattern SIZES = Pattern.compile("csv (\\d+)\\s+xlsx \\d{7}");

	private static final int ROWS = Integer.getInteger("regwatch.test.export-rows", 40_000);

	@TempDir
	private Path directory;

	@Test
	void exportsOfManyRowsNeedConstantMemory() throws IOException, InterruptedException {
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-Xmx64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Djava.io.tmpdir=" + this.directory, "-cp",
				System.getProperty("java.class.path"), ManyRows.class.getName(), String.valueOf(ROWS))
			.redirectErrorStream(true)
			.start();
		String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
		assertThat(process.exitValue()).as(printed).isZero();
		Matcher sizes = SIZES.matcher(printed);
		assertThat(sizes.find()).as(printed).isTrue();
		assertThat(Long.parseLong(sizes.group(1))).isGreaterThan(ROWS * 2000L);
	}

}
