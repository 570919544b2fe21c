package io.regwatch.ingest.extract;

import java.nio.file.Path;
import java.util.Set;

import org.junit.jupiter.api.Test;

import org.springframework.util.unit.DataSize;

import static org.assertj.core.api.Assertions.assertThat;

class ExtractorProcessCommandTests {

	@Test
	void ofPassesOnNoEnvironmentBeyondTheAllowList() {
		ProcessBuilder builder = ExtractorProcessCommand.of(DataSize.ofMegabytes(64), Path.of("/own"));
		assertThat(System.getenv()).containsKey("HOME");
		assertThat(builder.environment()).containsEntry("TMPDIR", "/own");
		assertThat(Set.of("PATH", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH", "TESSDATA_PREFIX", "SYSTEMROOT", "TMPDIR"))
			.containsAll(builder.environment().keySet());
		assertThat(builder.command()).contains("-Djava.io.tmpdir=/own");
	}

}
