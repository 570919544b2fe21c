package io.regwatch.api.list;

import java.util.Collection;
import java.util.List;
import java.util.UUID;

import io.regwatch.change.ChangeInterval;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Asks the database what some changes concern. */
@Component
public class ChangeStatements {

	private final JdbcClient jdbc;

	ChangeStatements(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Prepares a query.
	 * @param sql with the parameters {@code workspace}, {@code first} and {@code last}
	 * @param workspace that reads
	 * @param changes that count
	 * @return with these parameters
	 */
	public JdbcClient.StatementSpec of(String sql, UUID workspace, ChangeInterval changes) {
		return this.jdbc.sql(sql)
			.param("workspace", workspace)
			.param("first", changes.first())
			.param("last", changes.last());
	}

	/**
	 * Reads when rows changed.
	 * @param sql as above, with the parameter {@code ids}
	 * @param workspace that reads
	 * @param changes that count
	 * @param ids of updates or references
	 * @return of those that the changes concern
	 */
	public List<ChangeTimes> times(String sql, UUID workspace, ChangeInterval changes, Collection<UUID> ids) {
		return of(sql, workspace, changes).param("ids", ids.stream().map(UUID::toString).toArray(String[]::new))
			.query(RecordRowMapper.of(ChangeTimes.class))
			.list();
	}

}
