package io.regwatch.api.update;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.regwatch.api.file.SharedFiles;
import io.regwatch.search.Criteria;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Updates that a workspace sees, with its own contexts. */
@Repository
class VisibleUpdates {

	// A digest may quote the text; what ingestion says of an update does not.
	private static final String SELECT = """
			SELECT u.id, u.kind, u.update_type, u.title, u.published_at,
				CASE WHEN s.redistribution = 'metadata' THEN u.short_summary
					ELSE coalesce(d.short_summary, u.short_summary) END AS short_summary,
				CASE WHEN s.redistribution = 'metadata' THEN u.summary
					ELSE coalesce(d.summary, u.summary) END AS summary,
				CASE WHEN s.redistribution <> 'metadata' THEN u.content END AS content,
				CASE WHEN s.redistribution = 'file' AND EXISTS (
					SELECT FROM extracted_text t WHERE t.sha256 = v.sha256 AND t.media_type = 'application/pdf'
				) THEN v.sha256 END AS shared_sha256,
				u.current_version_id, u.previous_version_id,
				r.id AS reference_id, r.external_id, r.title AS reference_title, r.type,
				s.id AS source_id, s.title AS source_title, s.geography, s.institution_name,
				a.status, a.priority, a.impact_summary, a.suggested_actions
			FROM reference_update u
			JOIN reference r ON r.id = u.reference_id
			JOIN source s ON s.id = r.source_id
			JOIN reference_version v ON v.id = u.current_version_id
			JOIN visible_reference visible ON visible.reference_id = r.id AND visible.workspace_id = :workspace
			LEFT JOIN digest d ON d.update_id = u.id
			LEFT JOIN assessment a ON a.workspace_id = visible.workspace_id AND a.update_id = u.id AND a.current
			WHERE u.retracted_at IS NULL
			""";

	// An update without context has neither status nor priority, and so matches none.
	private static final String FIND_LISTED = SELECT + """
				AND u.id = ANY (CAST(:ids AS uuid[]))
				AND (cardinality(:sources) = 0 OR s.id = ANY (:sources))
				AND (cardinality(:geographies) = 0 OR s.geography = ANY (:geographies))
				AND (cardinality(:statuses) = 0 OR a.status = ANY (:statuses))
				AND (cardinality(:priorities) = 0 OR a.priority = ANY (:priorities))
				AND (CAST(:from AS timestamptz) IS NULL OR u.published_at >= :from)
				AND (CAST(:to AS timestamptz) IS NULL OR u.published_at <= :to)
			""";

	private static final String FIND = SELECT + """
				AND u.id = :id
			""";

	private final JdbcClient jdbc;

	private final SharedFiles files;

	VisibleUpdates(JdbcClient jdbc, SharedFiles files) {
		this.jdbc = jdbc;
		this.files = files;
	}

	Map<UUID, Update> find(UUID workspace, UpdateFilter filter, Collection<UUID> ids) {
		Criteria.OfUpdates criteria = filter.criteria();
		return this.jdbc.sql(FIND_LISTED)
			.param("workspace", workspace)
			.param("ids", ids.stream().map(UUID::toString).toArray(String[]::new))
			.param("sources", array(criteria.sources()))
			.param("geographies", array(criteria.geographies()))
			.param("statuses", array(filter.statuses()))
			.param("priorities", array(filter.priorities()))
			.param("from", time(criteria.from()))
			.param("to", time(criteria.to()))
			.query((row, number) -> new UpdateRow(row).listed())
			.list()
			.stream()
			.collect(Collectors.toMap(Update::id, Function.identity()));
	}

	Optional<Update.Detail> find(UUID workspace, UUID id) {
		return this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.param("id", id)
			.query((row, number) -> new UpdateRow(row).detail(this.files))
			.optional();
	}

	private static String[] array(Set<String> values) {
		return values.toArray(String[]::new);
	}

	private static @Nullable OffsetDateTime time(@Nullable Instant instant) {
		return (instant != null) ? instant.atOffset(ZoneOffset.UTC) : null;
	}

}
