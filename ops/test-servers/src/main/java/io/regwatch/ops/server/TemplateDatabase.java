package io.regwatch.ops.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.zip.CRC32;

import org.flywaydb.core.Flyway;
import org.jspecify.annotations.Nullable;

import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/**
 * A database that Flyway has migrated, to be copied: that takes a tenth of the time. Its
 * name holds the checksum of the migrations, so that the modules of a build share it and
 * a changed migration makes another one.
 */
final class TemplateDatabase {

	private static final String MIGRATIONS = "classpath*:db/migration/**/*.sql";

	private static final int LOCK = 1;

	private final Database server;

	private @Nullable String name;

	TemplateDatabase(Database server) {
		this.server = server;
	}

	synchronized String name() {
		if (this.name == null) {
			this.name = "template_%08x".formatted(checksum());
			makeIfMissing(this.name);
		}
		return this.name;
	}

	private void makeIfMissing(String template) {
		try (Connection connection = this.server.connect(); Statement statement = connection.createStatement()) {
			statement.execute("SELECT pg_advisory_lock(%d)".formatted(LOCK));
			if (!exists(statement, template)) {
				make(statement, template);
			}
		}
		catch (SQLException ex) {
			throw new IllegalStateException("Could not make database '%s'".formatted(template), ex);
		}
	}

	private static boolean exists(Statement statement, String template) throws SQLException {
		try (ResultSet rows = statement
			.executeQuery("SELECT 1 FROM pg_database WHERE datname = '%s'".formatted(template))) {
			return rows.next();
		}
	}

	/** It is renamed last: if it exists, it is complete. */
	private void make(Statement statement, String template) throws SQLException {
		String unfinished = "unfinished_" + template;
		statement.execute("DROP DATABASE IF EXISTS %s WITH (FORCE)".formatted(unfinished));
		statement.execute("CREATE DATABASE %s".formatted(unfinished));
		Database fresh = this.server.named(unfinished);
		Flyway.configure().dataSource(fresh.url(), fresh.user(), fresh.password()).load().migrate();
		statement.execute("ALTER DATABASE %s RENAME TO %s".formatted(unfinished, template));
	}

	private static long checksum() {
		try {
			Resource[] migrations = new PathMatchingResourcePatternResolver().getResources(MIGRATIONS);
			CRC32 checksum = new CRC32();
			for (byte[] content : Arrays.stream(migrations)
				.map(TemplateDatabase::content)
				.sorted(Arrays::compare)
				.toList()) {
				checksum.update(content);
			}
			return checksum.getValue();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static byte[] content(Resource migration) {
		try {
			return migration.getContentAsByteArray();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
