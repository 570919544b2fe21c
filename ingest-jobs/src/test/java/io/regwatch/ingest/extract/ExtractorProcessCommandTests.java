package io.regwatch.ingest.extract;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.util.unit.DataSize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

class ExtractorProcessCommandTests {

	@Test
	void childSeesNoSecretHasNoNetworkAndWritesNoLargeFile(@TempDir Path temporary) throws Exception {
		assumeTrue(ProcessIsolation.hasNoNetwork(), "'unshare --net' is not permitted here");
		try (ServerSocket listener = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
			ProcessBuilder builder = ExtractorProcessCommand.of(DataSize.ofMegabytes(64), temporary,
					IsolationProbe.class);
			builder.command().add(String.valueOf(listener.getLocalPort()));
			Process child = builder.redirectErrorStream(true).start();
			String output = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
			assertThat(output).contains("no network", "no large file", "PATH").doesNotContain("HOME");
		}
	}

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
