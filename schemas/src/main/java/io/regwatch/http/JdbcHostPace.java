package io.regwatch.http;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

import io.regwatch.scheduling.Purgeable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Keeps one pace a host for all workers. A reservation is one statement by the database's
 * clock; the wait that follows holds no connection. A token bucket would not say when its
 * next token is free and cannot be blocked until a time for all workers, so this is a
 * table of next start times.
 */
@Repository
class JdbcHostPace implements HostPace, Purgeable {

	private static final String RESERVE = """
			INSERT INTO host_pace AS pace (host, next_at)
			VALUES (:host, clock_timestamp() + :interval * interval '1 microsecond')
			ON CONFLICT (host) DO UPDATE
			SET next_at = greatest(pace.next_at, pace.blocked_until, clock_timestamp())
				+ :interval * interval '1 microsecond'
			WHERE greatest(pace.next_at, pace.blocked_until) <= clock_timestamp() + :longest * interval '1 microsecond'
			RETURNING true AS reserved, extract(epoch FROM next_at - clock_timestamp()) * 1000000 - :interval AS wait,
				CASE WHEN blocked_until > clock_timestamp() THEN blocked_by ELSE 0 END AS blocked_by
			""";

	private static final String FIND = """
			SELECT false AS reserved,
				extract(epoch FROM greatest(next_at, blocked_until) - clock_timestamp()) * 1000000 AS wait,
				CASE WHEN blocked_until > clock_timestamp() THEN blocked_by ELSE 0 END AS blocked_by
			FROM host_pace
			WHERE host = :host
			""";

	private static final String BLOCK = """
			INSERT INTO host_pace AS pace (host, next_at, blocked_until, blocked_by)
			VALUES (:host, clock_timestamp(), clock_timestamp() + :time * interval '1 microsecond', :status)
			ON CONFLICT (host) DO UPDATE
			SET blocked_until = excluded.blocked_until, blocked_by = excluded.blocked_by
			WHERE pace.blocked_until IS NULL OR pace.blocked_until < excluded.blocked_until
			""";

	private static final String REMOVE = """
			DELETE FROM host_pace
			WHERE greatest(next_at, blocked_until) < least(:time, now() - interval '1 day')
			""";

	private final JdbcClient jdbc;

	JdbcHostPace(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	@Override
	public Slot reserve(String host, Duration interval, Duration longest) {
		Optional<Slot> reserved = this.jdbc.sql(RESERVE)
			.param("host", host)
			.param("interval", micros(interval))
			.param("longest", micros(longest))
			.query(JdbcHostPace::slot)
			.optional();
		return reserved.or(() -> this.jdbc.sql(FIND).param("host", host).query(JdbcHostPace::slot).optional())
			.orElseGet(() -> reserve(host, interval, longest));
	}

	@Override
	public void block(String host, int status, Duration time) {
		this.jdbc.sql(BLOCK).param("host", host).param("status", status).param("time", micros(time)).update();
	}

	@Override
	public String name() {
		return "paces of hosts";
	}

	@Override
	public int removeBefore(Instant time) {
		return this.jdbc.sql(REMOVE).param("time", Timestamp.from(time)).update();
	}

	private static long micros(Duration time) {
		return time.toNanos() / 1000;
	}

	private static Slot slot(ResultSet row, int number) throws SQLException {
		return new Slot(row.getBoolean("reserved"), Duration.ofNanos(Math.max(0, row.getLong("wait")) * 1000),
				row.getInt("blocked_by"));
	}

}
