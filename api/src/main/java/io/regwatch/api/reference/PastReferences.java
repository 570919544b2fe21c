package io.regwatch.api.reference;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.api.list.AsOf;
import io.regwatch.api.list.KeysetPages;
import io.regwatch.search.Criteria;
import io.regwatch.search.Hit;
import io.regwatch.search.HitPages;
import io.regwatch.search.SearchCursor;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * References that were known or in force at a moment. The index only knows the present,
 * so they are found in the database. Visibility and titles are those of today.
 */
@Repository
class PastReferences {

	private static final String FIND_PAGE = """
			SELECT r.id, lower(r.title) COLLATE "C" AS key
			FROM reference AS r
			JOIN visible_reference AS visible ON visible.reference_id = r.id AND visible.workspace_id = :workspace
			WHERE (CAST(:source AS text) IS NULL OR r.source_id = :source)
				AND (CAST(:type AS text) IS NULL OR r.type = :type)
				AND
			""" + TitlePosition.AFTER + """
			ORDER BY lower(r.title) COLLATE "C", r.id
			LIMIT :size
			""";

	private static final String FIND_MATCHING = """
			SELECT DISTINCT reference_id
			FROM known_version(:known)
			WHERE reference_id = ANY (CAST(:ids AS uuid[])) AND :asOf = 'infinity'
			UNION
			SELECT reference_id
			FROM version_in_force(CAST(:ids AS uuid[]), :asOf, :known)
			WHERE :asOf < 'infinity'
			""";

	private final JdbcClient jdbc;

	private final VisibleReferences references;

	PastReferences(JdbcClient jdbc, VisibleReferences references) {
		this.jdbc = jdbc;
		this.references = references;
	}

	/** Opens the list of candidates; the rows are filtered when they are read. */
	HitPages open(UUID workspace, Criteria.OfReferences criteria, @Nullable SearchCursor after) {
		TitlePosition.of(after);
		return new KeysetPages((position) -> page(workspace, criteria, position), after);
	}

	/** Reads the rows that match. */
	Map<UUID, Reference> find(UUID workspace, Criteria.OfReferences criteria, AsOf time, Collection<UUID> ids) {
		List<UUID> matching = this.jdbc.sql(FIND_MATCHING)
			.param("known", time.known())
			.param("asOf", time.inForceAt())
			.param("ids", ids.stream().map(UUID::toString).toArray(String[]::new))
			.query((row, _) -> row.getObject("reference_id", UUID.class))
			.list();
		return this.references.findMatching(workspace, criteria, matching);
	}

	private List<Hit> page(UUID workspace, Criteria.OfReferences criteria, @Nullable SearchCursor after) {
		TitlePosition position = TitlePosition.of(after);
		return this.jdbc.sql(FIND_PAGE)
			.param("workspace", workspace)
			.param("source", criteria.source())
			.param("type", (criteria.type() != null) ? criteria.type().code() : null)
			.param("key", position.key())
			.param("after", position.id())
			.param("size", KeysetPages.SIZE)
			.query(TitlePosition::hit)
			.list();
	}

}
