package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;
import java.util.Optional;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class HomeTests {

	@TempDir
	private Path directory;

	@Test
	void locateWhenOptionIsGivenPrefersIt() {
		assertThat(Home.locate(Path.of("here"), Map.of("REGWATCH_HOME", "there"))).isEqualTo(Path.of("here"));
	}

	@Test
	void locateWhenVariableIsSetUsesIt() {
		assertThat(Home.locate(null, Map.of("REGWATCH_HOME", "there"))).isEqualTo(Path.of("there"));
	}

	@Test
	void locateByDefaultIsInTheUsersHome() {
		assertThat(Home.locate(null, Map.of())).isEqualTo(Path.of(System.getProperty("user.home"), ".regwatch"));
	}

	@Test
	void locateWithAnotherDefaultPrefersOptionAndVariable() {
		Map<String, String> none = Map.of("HOME", "/home/ann");
		assertThat(Home.locate(null, none, ".demo")).isEqualTo(Path.of("/home/ann/.demo"));
		assertThat(Home.locate(null, Map.of("REGWATCH_HOME", "there"), ".demo")).isEqualTo(Path.of("there"));
		assertThat(Home.locate(Path.of("here"), none, ".demo")).isEqualTo(Path.of("here"));
	}

	@Test
	void openWhenMissingMakesOneForTheOwnerOnly() throws IOException {
		Home home = Home.open(this.directory.resolve("a b/home"));
		assertThat(Files.getPosixFilePermissions(home.directory())).hasSize(3);
		assertThat(home.directory().resolve("home.json")).content().contains("\"format\" : 1");
		assertThat(home.files()).isDirectory();
	}

	@Test
	void openWhenDirectoryHoldsSomethingElseKeepsItsRights() throws IOException {
		Files.writeString(this.directory.resolve("other"), "other");
		Set<PosixFilePermission> shared = PosixFilePermissions.fromString("rwxr-xr-x");
		Files.setPosixFilePermissions(this.directory, shared);
		Home home = Home.open(this.directory);
		Home.open(this.directory);
		assertThat(Files.getPosixFilePermissions(this.directory)).isEqualTo(shared);
		assertThat(Files.getPosixFilePermissions(home.files())).hasSize(3);
		assertThat(Files.getPosixFilePermissions(this.directory.resolve("home.json"))).hasSize(2);
	}

	@Test
	void openWhenOpenedBeforeChangesNothing() throws IOException {
		Home.open(this.directory);
		Files.writeString(this.directory.resolve("files/kept"), "kept");
		assertThat(Home.open(this.directory).files().resolve("kept")).hasContent("kept");
	}

	@Test
	void openWhenHomeIsAFileAsksForADirectory() throws IOException {
		Path file = Files.createFile(this.directory.resolve("file"));
		assertThatExceptionOfType(ServersException.UnusableHome.class).isThrownBy(() -> Home.open(file))
			.withMessageContaining("'%s' is a file", file)
			.withMessageContaining("--home");
	}

	@Test
	void openWhenNotWritableAsksForPermission() {
		assertThatExceptionOfType(ServersException.UnusableHome.class)
			.isThrownBy(() -> Home.open(Path.of("/proc/regwatch")))
			.withMessageContaining("Cannot write in '/proc/regwatch'");
	}

	@Test
	void openWhenWrittenByNewerTouchesNothing() throws IOException {
		Files.writeString(this.directory.resolve("home.json"), "{\"format\":2,\"more\":true}");
		assertThatExceptionOfType(ServersException.UnusableHome.class).isThrownBy(() -> Home.open(this.directory))
			.withMessageContaining("newer Regwatch (format 2, this one knows up to 1)");
		assertThat(this.directory).isDirectoryNotContaining((path) -> !path.endsWith("home.json"));
	}

	@Test
	void openWhenFormatIsDamagedShowsTheExpectedOne() throws IOException {
		Files.writeString(this.directory.resolve("home.json"), "{");
		assertThatExceptionOfType(ServersException.UnusableHome.class).isThrownBy(() -> Home.open(this.directory))
			.withMessageContaining("is damaged");
	}

	@Test
	void acquireWhenHeldByThisProcessKeepsTheFirstLock() throws IOException {
		Home home = Home.open(this.directory);
		try (HomeLock lock = HomeLock.tryAcquire(home).orElseThrow()) {
			assertThat(lock).isNotNull();
			assertThat(HomeLock.tryAcquire(home)).isEmpty();
		}
		Optional<HomeLock> next = HomeLock.tryAcquire(home);
		assertThat(next).isPresent();
		next.get().close();
	}

	@Test
	void openWorksWithoutPosixPermissions() throws IOException {
		try (FileSystem windows = Jimfs.newFileSystem(Configuration.windows())) {
			Home home = Home.open(windows.getPath("C:\\Users\\ann\\.regwatch"));
			assertThat(home.files()).isDirectory();
			assertThat(Home.open(home.directory()).logs()).isDirectory();
		}
	}

}
