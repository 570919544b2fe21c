package io.regwatch.ingest.history;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/** Reads points in time out of rows. */
final class Instants {

	private Instants() {
	}

	static Instant get(ResultSet row, String column) throws SQLException {
		return Objects.requireNonNull(find(row, column), column);
	}

	static @Nullable Instant find(ResultSet row, String column) throws SQLException {
		@Nullable OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
		return (time != null) ? time.toInstant() : null;
	}

}
