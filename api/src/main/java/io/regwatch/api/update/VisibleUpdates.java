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

	// The updates in question are read first: a generic plan does not know how few they
	// are, and would look for them in all that the workspace sees.
	private static final String ASKED = """
			WITH reference_update AS MATERIALIZED (
				SELECT *
				FROM reference_update
				WHERE id = ANY (CAST(:ids AS uuid[])) AND retracted_at IS NULL AND published_at BETWEEN :from AND :to)
			""";

	// An update without context has neither status nor priority, and so matches none.
	private static final String FIND = ASKED + "SELECT " + UpdateRow.COLUMNS + UpdateRow.FROM + """
			WHERE NOT EXISTS (
				SELECT FROM duplicate_update duplicate
				WHERE duplicate.update_id = u.id AND duplicate.workspace_id = :workspace)
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
