package io.regwatch.api.update;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The visible updates of a workspace as list items, each with the context of this
 * workspace.
 */
@Repository
class VisibleUpdates {

	// An update without context has neither status nor priority, and so matches none.
	// A generic plan compares each row with all elements of an array, but joins a
	// subquery.
	private static final String FIND = "SELECT " + UpdateRow.COLUMNS + UpdateRow.FROM + """
			WHERE u.id IN (SELECT unnest(CAST(:ids AS uuid[]))) AND u.retracted_at IS NULL
				AND NOT EXISTS (
					SELECT FROM duplicate_update duplicate
					WHERE duplicate.update_id = u.id AND duplicate.workspace_id = :workspace)
				AND u.published_at BETWEEN :from AND :to
			""" + UpdateFilter.CONDITIONS;

	private final JdbcClient jdbc;

	VisibleUpdates(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	Map<UUID, Update> find(UUID workspace, UpdateParameters.Parsed filters, Collection<UUID> ids) {
		JdbcClient.StatementSpec statement = this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.param("ids", ids.stream().map(UUID::toString).toArray(String[]::new))
			.param("from", time(filters.criteria().from(), OffsetDateTime.MIN))
			.param("to", time(filters.criteria().to(), OffsetDateTime.MAX));
		filters.values()
			.forEach((filter, values) -> statement.param(filter.parameter(), values.toArray(String[]::new)));
		return statement.query((row, _) -> new UpdateRow(row).listed())
			.list()
			.stream()
			.collect(Collectors.toMap(Update::id, Function.identity()));
	}

	// The driver sends both as infinity; nulls would change the query's plan.
	static OffsetDateTime time(@Nullable Instant instant, OffsetDateTime otherwise) {
		return (instant != null) ? instant.atOffset(ZoneOffset.UTC) : otherwise;
	}

}
