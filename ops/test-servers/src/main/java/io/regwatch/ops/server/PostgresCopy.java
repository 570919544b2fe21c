package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;

/**
 * Copies the files of a running server, as {@code pg_basebackup} does, which the embedded
 * programs lack.
 *
 * @param database of the server
 * @param data its directory
 */
record PostgresCopy(Database database, Path data) {

	/** Of the running server itself, or made anew by the copy. */
	private static final List<String> EXCLUDED = List.of("postmaster.pid", "postmaster.opts", "pg_replslot",
			"pg_stat_tmp", "pg_dynshmem");

	/** Makes the data directory of a standby that reads from a port of this machine. */
	void to(Path standby, int port) throws IOException, SQLException {
		try (Connection connection = this.database.connect(); Statement statement = connection.createStatement()) {
			statement.execute("SELECT pg_backup_start('standby', true)");
			copyFiles(standby);
			try (ResultSet label = statement.executeQuery("SELECT labelfile FROM pg_backup_stop(false)")) {
				label.next();
				Files.writeString(standby.resolve("backup_label"), label.getString(1));
			}
		}
		Files.createFile(standby.resolve("standby.signal"));
		Files.writeString(standby.resolve("postgresql.auto.conf"),
				"primary_conninfo = 'host=127.0.0.1 port=%d user=%s password=%s'%n".formatted(port,
						this.database.user(), this.database.password()),
				StandardOpenOption.APPEND);
	}

	private void copyFiles(Path standby) throws IOException {
		Files.createDirectory(standby,
				PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
		for (String empty : List.of("pg_replslot", "pg_stat_tmp", "pg_dynshmem")) {
			Files.createDirectory(standby.resolve(empty));
		}
		try (Stream<Path> files = Files.walk(this.data)) {
			for (Path file : files.skip(1).filter(this::isCopied).toList()) {
				copy(file, standby.resolve(this.data.relativize(file)));
			}
		}
	}

	private boolean isCopied(Path file) {
		return !EXCLUDED.contains(this.data.relativize(file).getName(0).toString());
	}

	/** A file may vanish meanwhile; the log says what became of it. */
	private static void copy(Path file, Path to) throws IOException {
		try {
			Files.copy(file, to);
		}
		catch (NoSuchFileException ex) {
			return;
		}
	}

}
