package io.regwatch.ops.doctor;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

import io.regwatch.ops.doctor.Finding.Level;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.util.unit.DataSize;

import static org.assertj.core.api.Assertions.assertThat;

class MachineChecksTests {

	@TempDir
	private Path directory;

	@Test
	void javaThatIsTooOldIsAnError() {
		assertThat(MachineChecks.java(25).level()).isEqualTo(Level.OK);
		Finding old = MachineChecks.java(21);
		assertThat(old.level()).isEqualTo(Level.ERROR);
		assertThat(old.remedy()).contains("JDK 25", "JAVA_HOME");
	}

	@Test
	void memoryThatIsShortIsAWarningAndThenAnError() {
		MachineChecks alone = new MachineChecks(false);
		assertThat(alone.memory(DataSize.ofMegabytes(4000)).level()).isEqualTo(Level.OK);
		assertThat(alone.memory(DataSize.ofMegabytes(1500)).level()).isEqualTo(Level.WARNING);
		assertThat(alone.memory(DataSize.ofMegabytes(500)).level()).isEqualTo(Level.ERROR);
		assertThat(new MachineChecks(true).memory(DataSize.ofMegabytes(500)).level()).isEqualTo(Level.OK);
	}

	@Test
	void diskThatIsNearlyFullIsAWarningAndThenAnError() {
		assertThat(MachineChecks.disk(this.directory, DataSize.ofMegabytes(5000)).level()).isEqualTo(Level.OK);
		assertThat(MachineChecks.disk(this.directory, DataSize.ofMegabytes(1000)).level()).isEqualTo(Level.WARNING);
		assertThat(MachineChecks.disk(this.directory, DataSize.ofMegabytes(100)).level()).isEqualTo(Level.ERROR);
		assertThat(MachineChecks.disk(this.directory.resolve("not/yet/there")).message()).contains("MB are free");
	}

	@Test
	void portInUseIsAWarningUnlessAProcessOfTheHomeRuns() throws IOException {
		try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			assertThat(new MachineChecks(false).port(taken.getLocalPort())).extracting(Finding::level, Finding::message)
				.containsExactly(Level.WARNING, "Port %d is in use by another program".formatted(taken.getLocalPort()));
			assertThat(new MachineChecks(true).port(taken.getLocalPort()).level()).isEqualTo(Level.OK);
		}
	}

	@Test
	void checkHasAFindingEach() {
		assertThat(new MachineChecks(false).check(this.directory, 8080)).extracting(Finding::check)
			.containsExactly("java", "memory", "disk", "port");
	}

	@Test
	void homeThatOthersMayEnterIsAWarning() throws IOException {
		Path home = this.directory.resolve("home");
		assertThat(HomeChecks.home(home).level()).isEqualTo(Level.OK);
		Files.setPosixFilePermissions(home, PosixFilePermissions.fromString("rwxr-x---"));
		Finding open = HomeChecks.home(home);
		assertThat(open.level()).isEqualTo(Level.WARNING);
		assertThat(open.message()).contains("Other users may enter");
		assertThat(open.remedy()).isEqualTo("chmod 700 '%s'".formatted(home));
	}

	@Test
	void homeThatCannotBeUsedIsAnError() throws IOException {
		Path file = Files.writeString(this.directory.resolve("file"), "");
		assertThat(HomeChecks.home(file).level()).isEqualTo(Level.ERROR);
		Path newer = Files.createDirectory(this.directory.resolve("newer"));
		Files.writeString(newer.resolve("home.json"), "{\"format\": 99}");
		assertThat(HomeChecks.home(newer).message()).contains("written by a newer Regwatch");
	}

	@Test
	void eachMistakeOfACatalogueFileIsAnError() throws IOException {
		Files.writeString(this.directory.resolve("a.yaml"), "id: a\nkind: telepathy\n");
		Files.writeString(this.directory.resolve("b.yaml"), "id: b\n");
		assertThat(HomeChecks.catalogue(this.directory)).allMatch((finding) -> finding.level() == Level.ERROR)
			.extracting(Finding::message)
			.noneMatch((message) -> message.contains("\n"))
			.anyMatch((message) -> message.contains("a.yaml:2: field 'kind'"))
			.anyMatch((message) -> message.contains("b.yaml:1: field 'title'"));
		assertThat(HomeChecks.catalogue(this.directory.resolve("none"))).extracting(Finding::level)
			.isEqualTo(List.of(Level.OK));
	}

}
