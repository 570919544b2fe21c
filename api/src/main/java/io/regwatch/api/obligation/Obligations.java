package io.regwatch.api.obligation;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.regwatch.api.list.KeysetPages;
import io.regwatch.api.list.ListRequest;
import io.regwatch.api.list.ListResponse;
import io.regwatch.api.security.Uuids;
import io.regwatch.search.Hit;
import io.regwatch.search.SearchCursor;
import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The obligations that the visible references of a workspace state: those of the latest
 * version that was read, and those that ended with any version. The obligations of
 * documents that are no longer in force have ended.
 */
@Repository
public class Obligations {

	private static final String OPEN = "infinity";

	private static final String STATED = """
			WITH latest AS (
				SELECT DISTINCT ON (u.reference_id) u.reference_id, u.id AS update_id
				FROM visible_reference AS visible
				JOIN reference_update AS u ON u.reference_id = visible.reference_id AND u.retracted_at IS NULL
				JOIN obligation_reading AS reading ON reading.update_id = u.id
				JOIN reference_version AS v ON v.id = u.current_version_id
				WHERE visible.workspace_id = :workspace
					AND (CAST(:reference AS uuid) IS NULL OR visible.reference_id = :reference)
					AND NOT EXISTS (
						SELECT FROM duplicate_update
						WHERE duplicate_update.update_id = u.id AND duplicate_update.workspace_id = visible.workspace_id)
				ORDER BY u.reference_id, v.ordinal DESC, u.detected_at DESC, u.id DESC
			), stated AS (
				SELECT o.*, r.id AS reference_id, r.external_id, r.title, r.source_id, current.status AS version_status,
					CASE WHEN current.status IN ('superseded', 'withdrawn', 'repealed') THEN 'ended'
						ELSE o.state END AS current_state,
					CASE WHEN v.effective_date_basis <> 'unknown' THEN (v.effective_at AT TIME ZONE 'UTC')::date END
						AS version_applies_from
				FROM latest
				JOIN reference_update AS u ON u.reference_id = latest.reference_id AND u.retracted_at IS NULL
				JOIN obligation AS o ON o.update_id = u.id
				JOIN reference_version AS v ON v.id = u.current_version_id
				JOIN reference AS r ON r.id = latest.reference_id
				JOIN reference_version AS current ON current.id = r.current_version_id
				JOIN source AS s ON s.id = r.source_id AND s.redistribution <> 'metadata'
				WHERE u.id = latest.update_id OR (o.state = 'ended' AND NOT EXISTS (
					SELECT FROM obligation AS later
					JOIN reference_update AS by_update ON by_update.id = later.update_id
						AND by_update.reference_id = u.reference_id AND by_update.retracted_at IS NULL
					JOIN reference_version AS by_version ON by_version.id = by_update.current_version_id
					WHERE later.id = o.id AND by_version.ordinal > v.ordinal))
			)
			""";

	private static final String FIND_PAGE = STATED + """
			SELECT id, coalesce(due_on, 'infinity') AS due
			FROM stated
			WHERE (cardinality(:states) = 0 OR current_state = ANY (:states))
				AND (NOT :dated OR due_on BETWEEN coalesce(:from, CAST('-infinity' AS date))
					AND coalesce(:to, CAST('infinity' AS date)))
				AND (coalesce(due_on, 'infinity'), id) > (CAST(:due AS date), :after)
			ORDER BY coalesce(due_on, 'infinity'), id
			LIMIT :size
			""";

	private static final String FIND = STATED
			+ """
					SELECT stated.id, current_state AS state, bearer, who, what, to_whom, prohibited, deadline_kind, deadline_words,
						due_on, period_amount, period_unit, period_event, coalesce(applies_from, version_applies_from) AS applies_from,
						version_id, segment, page, start_offset, end_offset, quote, previous_id, previous_quote, made.id AS update_id,
						made.published_at, version_status, stated.reference_id, external_id, stated.title, source_id
					FROM stated
					JOIN LATERAL (
						SELECT u.id, u.published_at
						FROM reference_update AS u
						WHERE u.id = stated.update_id OR (current_state <> stated.state AND u.reference_id = stated.reference_id
							AND u.retracted_at IS NULL AND u.kind IN ('withdrawal', 'status_change'))
						ORDER BY u.id <> stated.update_id DESC, u.detected_at DESC, u.id DESC
						LIMIT 1) AS made ON true
					WHERE stated.id = ANY (CAST(:ids AS uuid[]))
					""";

	private static final UUID LOWEST = new UUID(0, 0);

	private final JdbcClient jdbc;

	Obligations(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Lists obligations, the earliest deadline first, those without a day last.
	 * @param workspace that reads
	 * @param filter of the list
	 * @param request the page
	 * @return the list
	 */
	public ListResponse<Obligation> list(UUID workspace, ObligationFilter filter, ListRequest request) {
		return new ListResponse<>(request,
				(page) -> new KeysetPages((position) -> page(workspace, filter, position), checked(page.after())),
				(ids) -> find(workspace, filter, ids));
	}

	private List<Hit> page(UUID workspace, ObligationFilter filter, @Nullable SearchCursor after) {
		return sql(FIND_PAGE, workspace, filter).param("states", filter.states().toArray(String[]::new))
			.param("dated", filter.dated())
			.param("from", filter.dueFrom())
			.param("to", filter.dueTo())
			.param("due", (after != null) ? after.key() : "-infinity")
			.param("after", (after != null) ? UUID.fromString(after.id()) : LOWEST)
			.param("size", KeysetPages.SIZE)
			.query((row, _) -> hit(row.getObject("id", UUID.class), row.getString("due")))
			.list();
	}

	private Map<UUID, Obligation> find(UUID workspace, ObligationFilter filter, Collection<UUID> ids) {
		return sql(FIND, workspace, filter).param("ids", ids.stream().map(UUID::toString).toArray(String[]::new))
			.query(RecordRowMapper.of(ObligationRow.class))
			.list()
			.stream()
			.map(ObligationRow::obligation)
			.collect(Collectors.toMap(Obligation::id, Function.identity()));
	}

	private JdbcClient.StatementSpec sql(String statement, UUID workspace, ObligationFilter filter) {
		return this.jdbc.sql(statement).param("workspace", workspace).param("reference", filter.reference());
	}

	private static Hit hit(UUID id, String due) {
		return new Hit(id, new SearchCursor(due, id.toString()));
	}

	private static @Nullable SearchCursor checked(@Nullable SearchCursor cursor) {
		if (cursor != null && (!isDay(cursor.key()) || Uuids.parse(cursor.id()).isEmpty())) {
			throw new NumberFormatException(cursor.toString());
		}
		return cursor;
	}

	private static boolean isDay(String key) {
		try {
			return key.equals(OPEN) || LocalDate.parse(key).getYear() <= 9999;
		}
		catch (DateTimeException ex) {
			return false;
		}
	}

}
