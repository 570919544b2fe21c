package io.regwatch.api.reference;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.regwatch.api.file.SharedFiles;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.VersionStatus;
import io.regwatch.search.Criteria;
import io.regwatch.search.TextMatch;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The visible references of a workspace. */
@Repository
public class VisibleReferences {

	private static final String SELECT = """
			SELECT r.id, r.external_id, r.title, r.type, r.url, r.description,
				s.id AS source_id, s.title AS source_title, s.geography, s.institution_name
			FROM reference r
			JOIN source s ON s.id = r.source_id
			JOIN visible_reference visible ON visible.reference_id = r.id AND visible.workspace_id = :workspace
			""";

	// A generic plan compares each row with all elements of an array, but joins a
	// subquery.
	private static final String FIND_LISTED = SELECT + """
			WHERE r.id IN (SELECT unnest(CAST(:ids AS uuid[])))
				AND (CAST(:source AS text) IS NULL OR r.source_id = :source)
				AND (CAST(:type AS text) IS NULL OR r.type = :type)
			""";

	private static final String FIND = SELECT + """
			WHERE r.id = :id
			""";

	private static final String FIND_VERSIONS = """
			SELECT v.id, v.effective_at, v.status, v.url, u.id AS update_id, u.update_type, u.published_at,
				CASE WHEN s.redistribution = 'metadata' THEN u.short_summary
					ELSE coalesce(d.short_summary, u.short_summary) END AS short_summary,
				CASE WHEN s.redistribution = 'file' AND EXISTS (
					SELECT FROM extracted_text t WHERE t.sha256 = v.sha256 AND t.media_type = 'application/pdf'
				) THEN v.sha256 END AS shared_sha256
			FROM reference_version v
			JOIN reference r ON r.id = v.reference_id
			JOIN source s ON s.id = r.source_id
			LEFT JOIN reference_update u ON u.current_version_id = v.id AND u.kind IN ('new_publication', 'revision')
				AND u.retracted_at IS NULL
			LEFT JOIN digest d ON d.update_id = u.id
			WHERE v.reference_id = :id
			ORDER BY v.ordinal DESC
			""";

	private final JdbcClient jdbc;

	private final SharedFiles files;

	VisibleReferences(JdbcClient jdbc, SharedFiles files) {
		this.jdbc = jdbc;
		this.files = files;
	}

	Map<UUID, Reference> find(UUID workspace, Criteria.OfReferences criteria, Collection<UUID> ids) {
		return this.jdbc.sql(FIND_LISTED)
			.param("workspace", workspace)
			.param("ids", ids.stream().map(UUID::toString).toArray(String[]::new))
			.param("source", criteria.source())
			.param("type", (criteria.type() != null) ? criteria.type().code() : null)
			.query(VisibleReferences::reference)
			.list()
			.stream()
			.collect(Collectors.toMap(Reference::id, Function.identity()));
	}

	/** Reads rows that also match the words of a search, without the index. */
	Map<UUID, Reference> findMatching(UUID workspace, Criteria.OfReferences criteria, Collection<UUID> ids) {
		Map<UUID, Reference> found = find(workspace, criteria, ids);
		@Nullable String search = criteria.search();
		if (search != null) {
			TextMatch match = new TextMatch(search);
			found.values().removeIf((one) -> !match.matches(one.searched()));
		}
		return found;
	}

	/**
	 * Finds a reference that the workspace sees.
	 * @param workspace that reads
	 * @param id of the reference
	 * @return empty if it is not visible
	 */
	public Optional<Reference.Detail> find(UUID workspace, UUID id) {
		return this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.param("id", id)
			.query(VisibleReferences::detail)
			.optional()
			.map(this::withVersions);
	}

	private Reference.Detail withVersions(Reference.Detail reference) {
		List<Reference.Version> versions = this.jdbc.sql(FIND_VERSIONS)
			.param("id", reference.id())
			.query((row, number) -> version(row, reference.externalId()))
			.list();
		return reference.with(versions);
	}

	private static Reference.Detail detail(ResultSet row, int number) throws SQLException {
		Reference reference = reference(row, number);
		return new Reference.Detail(reference.id(), reference.externalId(), reference.title(), reference.type(),
				reference.url(), reference.source(), row.getString("description"), List.of());
	}

	private static Reference reference(ResultSet row, int number) throws SQLException {
		return new Reference(row.getObject("id", UUID.class), row.getString("external_id"), row.getString("title"),
				CodedEnum.of(ReferenceType.class, row.getString("type")), row.getString("url"),
				new ReferenceSource(row.getString("source_id"), row.getString("source_title"),
						row.getString("geography"), row.getString("institution_name")),
				null, null);
	}

	private Reference.Version version(ResultSet row, String externalId) throws SQLException {
		String file = row.getString("shared_sha256");
		return new Reference.Version(row.getObject("id", UUID.class), time(row, "effective_at"),
				CodedEnum.of(VersionStatus.class, row.getString("status")), row.getString("url"),
				(file != null) ? this.files.share(new ContentHash(file), externalId) : null, update(row));
	}

	private static Reference.@Nullable VersionUpdate update(ResultSet row) throws SQLException {
		UUID id = row.getObject("update_id", UUID.class);
		return (id != null) ? new Reference.VersionUpdate(id, row.getString("update_type"),
				row.getString("short_summary"), time(row, "published_at")) : null;
	}

	private static Instant time(ResultSet row, String column) throws SQLException {
		return row.getObject(column, OffsetDateTime.class).toInstant();
	}

}
