package io.regwatch.ingest.extract;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class TemporaryDirectoriesTests {

	@TempDir
	private Path parent;

	@Test
	void directoriesOfProcessesThatEndedAreRemovedAndOthersKept() throws IOException {
		Path ended = Files.createDirectories(this.parent.resolve("regwatch-extract-1/child-1"));
		Files.createFile(ended.resolveSibling("lock"));
		Files.writeString(ended.resolve("page.png"), "scan");
		Path other = Files.createDirectory(this.parent.resolve("regwatch"));
		TemporaryDirectories first = TemporaryDirectories.in(this.parent);
		Path living = first.create();
		assertThat(ended.getParent()).doesNotExist();
		assertThat(other).exists();
		Path second = TemporaryDirectories.in(this.parent).create();
		assertThat(living).isNotEqualTo(second).exists();
		assertThat(second.getParent()).isNotEqualTo(living.getParent());
		// A lock that nobody can reach ends with the next garbage collection.
		assertThat(first.create()).hasParent(living.getParent());
	}

}
