package io.regwatch.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/** Reads {@code timestamptz} columns in row mappers. */
public final class Instants {

	private Instants() {
	}

	/**
	 * Reads a column.
	 * @param row current one
	 * @param column without {@code NULL}
	 * @return the time
	 * @throws SQLException if there is no such column
	 */
	public static Instant get(ResultSet row, String column) throws SQLException {
		return Objects.requireNonNull(find(row, column), column);
	}

	/**
	 * Reads a column.
	 * @param row current one
	 * @param column its name
	 * @return the time, or {@code null}
	 * @throws SQLException if there is no such column
	 */
	public static @Nullable Instant find(ResultSet row, String column) throws SQLException {
		@Nullable OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
		return (time != null) ? time.toInstant() : null;
	}

}
