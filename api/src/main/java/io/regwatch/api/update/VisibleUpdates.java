package io.regwatch.api.update;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.regwatch.api.list.KeysetPages;
import io.regwatch.api.list.ListRequest;
import io.regwatch.search.Hit;
import io.regwatch.search.HitPages;
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
	private static final String CONDITIONS = """
			NOT EXISTS (
				SELECT FROM duplicate_update duplicate
				WHERE duplicate.update_id = u.id AND duplicate.workspace_id = :workspace)
			""" + UpdateFilter.CONDITIONS;

	private static final String FIND = ASKED + "SELECT " + UpdateRow.COLUMNS + UpdateRow.FROM + " WHERE " + CONDITIONS;

	// A workspace has few contexts, and only these have a status and a priority.
	private static final String WITH_CONTEXT = """
			WITH reference_update AS MATERIALIZED (
				SELECT u.id, u.reference_id, u.published_at
				FROM (SELECT * FROM assessment WHERE workspace_id = :workspace AND current) AS a
				FULL JOIN (SELECT * FROM current_review WHERE workspace_id = :workspace) AS review USING (update_id)
				JOIN reference_update u ON u.id = update_id
				WHERE u.retracted_at IS NULL AND u.published_at BETWEEN :from AND :to AND
			""" + PublicationPosition.AFTER + UpdateFilter.CONTEXT_CONDITIONS + """

				ORDER BY u.published_at DESC, u.id)
			""";

	private static final String FIND_PAGE = WITH_CONTEXT + "SELECT u.id, u.published_at " + UpdateRow.FROM + " WHERE "
			+ CONDITIONS + """

					ORDER BY u.published_at DESC, u.id
					LIMIT :size
					""";

	private final JdbcClient jdbc;

	VisibleUpdates(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Opens the list of what matches filters of the context. The database cannot search
	 * for words.
	 */
	HitPages open(UUID workspace, UpdateParameters.Parsed filters, ListRequest page) {
		PublicationPosition.of(page.after());
		@Nullable Integer hits = page.hits();
		int size = (hits != null) ? hits : KeysetPages.SIZE;
		return new KeysetPages((position) -> page(workspace, filters, PublicationPosition.of(position), size),
				page.after(), size);
	}

	private List<Hit> page(UUID workspace, UpdateParameters.Parsed filters, PublicationPosition after, int size) {
		return statement(FIND_PAGE, workspace, filters).param("before", after.publishedAt())
			.param("after", after.id())
			.param("size", size)
			.query(PublicationPosition::hit)
			.list();
	}

	Map<UUID, Update> find(UUID workspace, UpdateParameters.Parsed filters, Collection<UUID> ids) {
		return statement(FIND, workspace, filters).param("ids", ids.stream().map(UUID::toString).toArray(String[]::new))
			.query((row, _) -> new UpdateRow(row).listed())
			.list()
			.stream()
			.collect(Collectors.toMap(Update::id, Function.identity()));
	}

	private JdbcClient.StatementSpec statement(String sql, UUID workspace, UpdateParameters.Parsed filters) {
		JdbcClient.StatementSpec statement = this.jdbc.sql(sql)
			.param("workspace", workspace)
			.param("from", time(filters.criteria().from(), OffsetDateTime.MIN))
			.param("to", time(filters.criteria().to(), OffsetDateTime.MAX));
		filters.values()
			.forEach((filter, values) -> statement.param(filter.parameter(), values.toArray(String[]::new)));
		return statement;
	}

	// The driver sends both as infinity; nulls would change the query's plan.
	static OffsetDateTime time(@Nullable Instant instant, OffsetDateTime otherwise) {
		return (instant != null) ? instant.atOffset(ZoneOffset.UTC) : otherwise;
	}

}
