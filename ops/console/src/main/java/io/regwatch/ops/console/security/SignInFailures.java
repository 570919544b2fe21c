package io.regwatch.ops.console.security;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

import io.regwatch.scheduling.Purgeable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Wrong passwords in a row, of each person from each network. */
@Repository
class SignInFailures implements Purgeable {

	private static final String IS_BLOCKED = """
			SELECT EXISTS (
				SELECT FROM sign_in_failure WHERE person = :person AND network = :network AND blocked_until > now())
			""";

	// Only of people who exist: a stranger cannot fill the table with names.
	private static final String ADD = """
			INSERT INTO sign_in_failure (person, network, failures, blocked_until)
			SELECT name, :network, 1, CASE WHEN :max = 1 THEN now() + :initial * interval '1 second' END
			FROM console_user
			WHERE name = :person
			ON CONFLICT (person, network) DO UPDATE
			SET failures = least(sign_in_failure.failures + 1, 1000000), last_at = now(),
				blocked_until = CASE WHEN sign_in_failure.failures + 1 >= :max THEN now() + interval '1 second'
					* least(:longest, :initial * power(2, least(sign_in_failure.failures + 1 - :max, 30))) END
			""";

	private static final String FORGET = """
			DELETE FROM sign_in_failure
			WHERE person = :person AND network = :network
			""";

	private static final String PURGE = """
			DELETE FROM sign_in_failure
			WHERE last_at < :time
			""";

	private final JdbcClient jdbc;

	SignInFailures(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	boolean isBlocked(String person, String network) {
		return sql(IS_BLOCKED, person, network).query(Boolean.class).single();
	}

	void add(String person, String network, SignInProperties limits) {
		sql(ADD, person, network).param("max", limits.maxFailures())
			.param("initial", limits.initialDelay().toSeconds())
			.param("longest", limits.maxDelay().toSeconds())
			.update();
	}

	void forget(String person, String network) {
		sql(FORGET, person, network).update();
	}

	@Override
	public String name() {
		return "failed sign-ins";
	}

	@Override
	public int removeBefore(Instant time) {
		return this.jdbc.sql(PURGE).param("time", OffsetDateTime.ofInstant(time, ZoneOffset.UTC)).update();
	}

	private JdbcClient.StatementSpec sql(String statement, String person, String network) {
		return this.jdbc.sql(statement).param("person", person).param("network", network);
	}

}
