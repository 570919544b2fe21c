package io.regwatch.api.update;

import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.regwatch.api.list.KeysetPages;
import io.regwatch.search.Hit;
import io.regwatch.search.HitPages;
import io.regwatch.search.SearchCursor;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Updates as they were known at a moment, with the contexts of that moment. The index
 * only knows the present, so they are found in the database. Visibility is that of today.
 */
@Repository
class PastUpdates {

	private static final String FIND_PAGE = """
			SELECT u.id, u.published_at
			FROM known_update(:known) AS u
			JOIN reference AS r ON r.id = u.reference_id
			JOIN source AS s ON s.id = r.source_id
			JOIN visible_reference AS visible ON visible.reference_id = r.id AND visible.workspace_id = :workspace
			WHERE u.published_at BETWEEN :from AND :to
				AND (cardinality(:source) = 0 OR s.id = ANY (:source))
				AND (cardinality(:geography) = 0 OR s.geography = ANY (:geography))
				AND
			""" + PublicationPosition.AFTER + """
			ORDER BY u.published_at DESC, u.id
			LIMIT :size
			""";

	private static final String FROM = """
			FROM known_update(:known) AS u
			JOIN reference r ON r.id = u.reference_id
			JOIN source s ON s.id = r.source_id
			JOIN visible_reference visible ON visible.reference_id = r.id AND visible.workspace_id = :workspace
			LEFT JOIN digest d ON d.update_id = u.id AND d.created_at <= :known
			LEFT JOIN LATERAL (
				SELECT *
				FROM assessment
				WHERE workspace_id = :workspace AND update_id = u.id AND created_at <= :known
				ORDER BY created_at DESC, id DESC
				LIMIT 1) AS a ON true
			LEFT JOIN LATERAL (
				SELECT *
				FROM review
				WHERE workspace_id = :workspace AND update_id = u.id AND created_at <= :known
				ORDER BY version DESC
				LIMIT 1) AS review ON true
			""";

	private static final String FIND = "SELECT " + UpdateRow.COLUMNS + FROM + """
			WHERE u.id = ANY (CAST(:ids AS uuid[])) AND u.published_at <= :asOf
				AND (:asOf = 'infinity' OR u.current_version_id IN (
					SELECT version_id
					FROM version_in_force((
						SELECT array_agg(reference_id) FROM reference_update WHERE id = ANY (CAST(:ids AS uuid[]))
					), :asOf, :known)))
				AND NOT EXISTS (
					SELECT FROM known_update(:known) AS twin
					JOIN visible_reference AS seen
						ON seen.reference_id = twin.reference_id AND seen.workspace_id = :workspace
					WHERE twin.id = u.duplicate_of_id)
			""" + UpdateFilter.CONDITIONS;

	private final JdbcClient jdbc;

	PastUpdates(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** Opens the list of candidates; the rows are filtered when they are read. */
	HitPages open(UUID workspace, UpdateParameters.Parsed filters, @Nullable SearchCursor after) {
		PublicationPosition.of(after);
		return new KeysetPages((position) -> page(workspace, filters, PublicationPosition.of(position)), after);
	}

	/** Reads the rows that match. */
	Map<UUID, Update> find(UUID workspace, UpdateParameters.Parsed filters, Collection<UUID> ids) {
		JdbcClient.StatementSpec statement = this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.param("known", filters.time().known())
			.param("asOf", filters.time().inForceAt())
			.param("ids", ids.stream().map(UUID::toString).toArray(String[]::new));
		filters.values()
			.forEach((filter, values) -> statement.param(filter.parameter(), values.toArray(String[]::new)));
		return statement.query((row, _) -> new UpdateRow(row).listed())
			.list()
			.stream()
			.filter(filters.search())
			.collect(Collectors.toMap(Update::id, Function.identity()));
	}

	private List<Hit> page(UUID workspace, UpdateParameters.Parsed filters, PublicationPosition after) {
		return this.jdbc.sql(FIND_PAGE)
			.param("workspace", workspace)
			.param("known", filters.time().known())
			.param("from", VisibleUpdates.time(filters.criteria().from(), OffsetDateTime.MIN))
			.param("to", VisibleUpdates.time(filters.criteria().to(), OffsetDateTime.MAX))
			.param("source", array(filters.criteria().sources()))
			.param("geography", array(filters.criteria().geographies()))
			.param("before", after.publishedAt())
			.param("after", after.id())
			.param("size", KeysetPages.SIZE)
			.query(PublicationPosition::hit)
			.list();
	}

	private static String[] array(Set<String> values) {
		return values.toArray(String[]::new);
	}

}
