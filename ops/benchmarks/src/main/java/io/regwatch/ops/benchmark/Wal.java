package io.regwatch.ops.benchmark;

import org.springframework.jdbc.core.JdbcTemplate;

/** What the database server writes to its log. */
public final class Wal {

	private static final String POSITION = "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')";

	private final JdbcTemplate jdbc;

	/**
	 * The log of a server that nobody else writes to.
	 * @param jdbc to ask
	 */
	public Wal(JdbcTemplate jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * How much has been written since the server was made.
	 * @return bytes
	 */
	public double bytes() {
		Double bytes = this.jdbc.queryForObject(POSITION, Double.class);
		return (bytes != null) ? bytes : 0;
	}

}
