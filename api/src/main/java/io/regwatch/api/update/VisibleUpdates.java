package io.regwatch.api.update;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.regwatch.search.Criteria;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Updates that a workspace sees, with its own contexts, as lists show them. */
@Repository
class VisibleUpdates {

	// An update without context has neither status nor priority, and so matches none.
	private static final String FIND = "SELECT " + UpdateRow.COLUMNS + UpdateRow.FROM
			+ """
					WHERE u.id = ANY (CAST(:ids AS uuid[])) AND u.retracted_at IS NULL
						AND NOT EXISTS (
							SELECT FROM duplicate_update WHERE duplicate_update.update_id = u.id AND duplicate_update.workspace_id = :workspace)
						AND (cardinality(:sources) = 0 OR s.id = ANY (:sources))
						AND (cardinality(:geographies) = 0 OR s.geography = ANY (:geographies))
						AND (cardinality(:statuses) = 0 OR a.status = ANY (:statuses))
						AND (cardinality(:priorities) = 0 OR a.priority = ANY (:priorities))
						AND u.published_at BETWEEN :from AND :to
					""";

	private final JdbcClient jdbc;

	VisibleUpdates(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	Map<UUID, Update> find(UUID workspace, UpdateFilter filter, Collection<UUID> ids) {
		Criteria.OfUpdates criteria = filter.criteria();
		return this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.param("ids", ids.stream().map(UUID::toString).toArray(String[]::new))
			.param("sources", array(criteria.sources()))
			.param("geographies", array(criteria.geographies()))
			.param("statuses", array(filter.statuses()))
			.param("priorities", array(filter.priorities()))
			.param("from", time(criteria.from(), OffsetDateTime.MIN))
			.param("to", time(criteria.to(), OffsetDateTime.MAX))
			.query((row, number) -> new UpdateRow(row).listed())
			.list()
			.stream()
			.collect(Collectors.toMap(Update::id, Function.identity()));
	}

	private static String[] array(Set<String> values) {
		return values.toArray(String[]::new);
	}

	// The database takes both ends of time for infinite; nulls would have it plan anew.
	private static OffsetDateTime time(@Nullable Instant instant, OffsetDateTime otherwise) {
		return (instant != null) ? instant.atOffset(ZoneOffset.UTC) : otherwise;
	}

}
