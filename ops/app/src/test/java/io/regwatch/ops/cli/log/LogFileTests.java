package io.regwatch.ops.cli.log;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

import static org.assertj.core.api.Assertions.assertThat;

class LogFileTests {

	@Test
	void noticesAndWarningsAreInTheFile(@TempDir Path directory) {
		try (LogFile _ = LogFile.open(directory, "regwatch")) {
			Notices.say(List.of("Source 'a' is new"));
			LoggerFactory.getLogger(LogFileTests.class).warn("Disk is nearly full");
		}
		Notices.say(List.of("Source 'b' is new"));
		assertThat(directory.resolve("regwatch.log")).content()
			.contains("INFO  regwatch - Source 'a' is new")
			.contains("WARN  ", "Disk is nearly full")
			.doesNotContain("'b'");
	}

}
