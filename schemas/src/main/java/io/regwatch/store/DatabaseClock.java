package io.regwatch.store;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.UUID;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * The database's clock: the one that all processes share, also in the ids that carry it.
 */
@Component
public class DatabaseClock {

	private static final String NOW = """
			SELECT now()
			""";

	private static final String NEW_ID = """
			SELECT uuidv7()
			""";

	private final JdbcClient jdbc;

	DatabaseClock(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * The time.
	 * @return the same within one transaction
	 */
	public Instant now() {
		return this.jdbc.sql(NOW).query(OffsetDateTime.class).single().toInstant();
	}

	/**
	 * An id for a row that others must point to before it is written.
	 * @return a UUIDv7, as the tables' defaults give
	 */
	public UUID newId() {
		return this.jdbc.sql(NEW_ID).query(UUID.class).single();
	}

}
