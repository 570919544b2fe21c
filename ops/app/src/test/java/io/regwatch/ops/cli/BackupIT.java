package io.regwatch.ops.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import io.regwatch.ops.server.FreePort;
import io.regwatch.schema.ContentHash;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/** A home with a history, its backup, and the home that is restored from it. */
class BackupIT {

	@TempDir
	private Path directory;

	@Test
	@Tag("faults")
	void restoredHomeHasTheSameHistory() throws Exception {
		Path folder = Files.createDirectory(this.directory.resolve("letters"));
		Program home = new Program(this.directory.resolve("home"));
		write(folder, "a.txt", "Catheters must not be steered near pacemakers.");
		write(folder, "b.txt", "Keep records for five years.");
		String history = ingest(home, folder);
		Path file = this.directory.resolve("backup.tar.gz");
		home.run("backup", file.toString());
		Program restored = new Program(this.directory.resolve("restored"));
		JsonNode result = new JsonMapper().readTree(restored.run("restore", file.toString(), "--json"));
		assertThat(result.get("files").asInt()).isGreaterThan(500);
		assertThat(files(restored)).hasSize(2).isEqualTo(files(home));
		assertThat(restored.run("history", "a.txt", "--json")).contains("\"number\":1").isEqualTo(history);
	}

	/** A process of the home answers what another one would take seconds to find. */
	private static String ingest(Program home, Path folder) throws IOException, InterruptedException {
		try (ProgramProcess up = home.start("up", "--port", String.valueOf(FreePort.next()))) {
			up.announcement();
			home.run("ingest", "--folder", folder.toString());
			return home.ask("history", "a.txt", "--json").out();
		}
	}

	private static void write(Path folder, String name, String text) throws IOException {
		Files.writeString(folder.resolve(name), text);
	}

	/** Hash by name. */
	private static Map<String, String> files(Program program) throws IOException {
		Path root = program.home().resolve("files");
		Map<String, String> hashes = new TreeMap<>();
		try (Stream<Path> paths = Files.walk(root)) {
			for (Path path : paths.filter(Files::isRegularFile).toList()) {
				hashes.put(root.relativize(path).toString(), ContentHash.of(Files.readString(path)).hex());
			}
		}
		return hashes;
	}

}
