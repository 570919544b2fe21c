package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class HomeBackupIT {

	private static final String FILL = """
			CREATE TABLE letter AS SELECT n AS id, repeat('é' || n, 200) AS text FROM generate_series(1, 5000) AS n
			""";

	private static final String DIGEST = """
			SELECT md5(string_agg(letter::text, '' ORDER BY id)) FROM letter
			""";

	@TempDir
	private Path directory;

	@Test
	@Tag("faults")
	void restoredHomeHasAllRowsAndFiles() throws Exception {
		Home home = Home.open(this.directory.resolve("home"));
		Path backup = this.directory.resolve("backup.tar.gz");
		String digest = fill(home, backup);
		Files.createDirectories(home.files().resolve("sha256/ab"));
		Files.writeString(home.files().resolve("sha256/ab/letter.bin"), "A letter");
		Files.writeString(Files.createDirectories(home.directory().resolve("sources")).resolve("a.yaml"), "id: a");
		HomeContents contents = HomeBackup.create(home, backup);
		assertThat(contents.files()).isGreaterThan(500);
		assertThat(Files.getPosixFilePermissions(backup)).isEqualTo(PosixFilePermissions.fromString("rw-------"));
		Path restored = this.directory.resolve("restored");
		assertThat(HomeBackup.restore(backup, restored)).isEqualTo(contents);
		assertThat(restored.resolve("files/sha256/ab/letter.bin")).hasContent("A letter");
		assertThat(restored.resolve("sources/a.yaml")).hasContent("id: a");
		assertThat(restored.resolve("elasticsearch")).doesNotExist();
		assertThat(ask(Home.open(restored), DIGEST)).isEqualTo(digest);
		assertThatExceptionOfType(ServersException.UnusableHome.class)
			.isThrownBy(() -> HomeBackup.restore(backup, restored))
			.withMessageContaining("is not empty");
		refuseDamaged(backup);
	}

	private void refuseDamaged(Path backup) throws IOException {
		Path cut = this.directory.resolve("cut.tar.gz");
		byte[] bytes = Files.readAllBytes(backup);
		Files.write(cut, Arrays.copyOf(bytes, bytes.length / 2));
		Path other = this.directory.resolve("other");
		assertThatExceptionOfType(IOException.class).isThrownBy(() -> HomeBackup.restore(cut, other));
		bytes[bytes.length / 2] ^= 1;
		Files.write(cut, bytes);
		assertThatExceptionOfType(IOException.class).isThrownBy(() -> HomeBackup.restore(cut, other));
		assertThat(this.directory).isDirectoryNotContaining((path) -> path.getFileName().toString().contains("other"));
	}

	private static String fill(Home home, Path backup) throws SQLException {
		try (Servers servers = open(home)) {
			execute(servers, FILL);
			assertThatExceptionOfType(ServersException.UnusableHome.class)
				.isThrownBy(() -> HomeBackup.create(home, backup))
				.withMessageContaining("is used by 'test' (process")
				.withMessageEndingWith("stop it first");
			assertThat(backup).doesNotExist();
			return ask(servers, DIGEST);
		}
	}

	private static String ask(Home home, String query) throws SQLException {
		try (Servers servers = open(home)) {
			return ask(servers, query);
		}
	}

	private static Servers open(Home home) {
		return Servers.open(home, ServerRequest.oneShot("test"), Map.of(), (message) -> {
		});
	}

	private static void execute(Servers servers, String sql) throws SQLException {
		try (Connection connection = servers.database().connect(); Statement statement = connection.createStatement()) {
			statement.execute(sql);
		}
	}

	private static String ask(Servers servers, String query) throws SQLException {
		try (Connection connection = servers.database().connect();
				Statement statement = connection.createStatement();
				ResultSet rows = statement.executeQuery(query)) {
			rows.next();
			return rows.getString(1);
		}
	}

}
