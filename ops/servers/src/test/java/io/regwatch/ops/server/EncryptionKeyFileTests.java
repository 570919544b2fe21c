package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Base64;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class EncryptionKeyFileTests {

	@TempDir
	private Path directory;

	@Test
	void keyIsMadeOnceAndOnlyItsOwnerMayReadIt() throws Exception {
		Home home = Home.open(this.directory.resolve("home"));
		Callable<String> read = () -> EncryptionKeyFile.read(home);
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			assertThat(threads.invokeAll(Collections.nCopies(20, read))).extracting(Future::resultNow)
				.containsOnly(EncryptionKeyFile.read(home));
		}
		assertThat(Base64.getDecoder().decode(EncryptionKeyFile.read(home))).hasSize(32);
		Path file = home.directory().resolve("encryption.key");
		assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-------");
		assertThat(home.directory().toFile().list((_, name) -> name.startsWith("encryption"))).hasSize(1);
	}

	@Test
	void keysOfTwoHomesDiffer() throws IOException {
		Home other = Home.open(this.directory.resolve("other"));
		assertThat(EncryptionKeyFile.read(other))
			.isNotEqualTo(EncryptionKeyFile.read(Home.open(this.directory.resolve("home"))));
	}

}
