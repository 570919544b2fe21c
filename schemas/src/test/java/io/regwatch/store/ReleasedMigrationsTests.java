package io.regwatch.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.schema.ContentHash;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Migrations of a release never change: databases have applied them. A release adds their
 * checksums to {@code released-migrations.sha256}.
 */
class ReleasedMigrationsTests {

	private static final Path MIGRATIONS = Path.of("src/main/resources/db/migration");

	private static final Path RELEASED = Path.of("src/test/resources/released-migrations.sha256");

	private static final Path CHANGELOG = Path.of("../CHANGELOG.md");

	@Test
	void releasedMigrationsAreUnchanged() throws IOException {
		assertThat(changed(Files.readAllLines(RELEASED), MIGRATIONS)).isEmpty();
	}

	@Test
	void checksumsAreThereFromTheFirstReleaseOn() throws IOException {
		boolean released = !Files.readString(CHANGELOG).contains("Nothing has been released");
		assertThat(Files.size(RELEASED) > 0).as("Checksums of released migrations").isEqualTo(released);
	}

	@Test
	void changedNamesMigrationsThatDifferOrAreGone(@TempDir Path directory) throws IOException {
		Files.writeString(directory.resolve("V01__a.sql"), "SELECT 1;\n");
		String released = line(directory, "V01__a.sql");
		assertThat(changed(List.of(released), directory)).isEmpty();
		Files.writeString(directory.resolve("V01__a.sql"), "SELECT 2;\n");
		assertThat(changed(List.of(released, released.replace("V01", "V02")), directory)).containsExactly("V01__a.sql",
				"V02__a.sql");
	}

	private static List<String> changed(List<String> released, Path directory) throws IOException {
		Stream.Builder<String> changed = Stream.builder();
		for (String line : released) {
			String name = line.substring(line.lastIndexOf(' ') + 1);
			if (Files.notExists(directory.resolve(name)) || !line(directory, name).equals(line)) {
				changed.add(name);
			}
		}
		return changed.build().toList();
	}

	/** As {@code sha256sum} writes it. */
	private static String line(Path directory, String name) throws IOException {
		byte[] digest = ContentHash.sha256().digest(Files.readAllBytes(directory.resolve(name)));
		return "%s  %s".formatted(HexFormat.of().formatHex(digest), name);
	}

}
