package io.regwatch.api.update;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.UUID;

import io.regwatch.api.CurrentContext;
import io.regwatch.api.reference.ReferenceSource;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.Priority;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import org.jspecify.annotations.Nullable;

/** Maps rows of list items and details; explicitly, because lists read thousands. */
record UpdateRow(ResultSet row) {

	// A digest may quote the text, so metadata-only sources show the summary of
	// ingestion.
	static final String COLUMNS = """
			u.id, u.kind, u.update_type, u.title, u.published_at,
			CASE WHEN s.redistribution = 'metadata' THEN u.short_summary
				ELSE coalesce(d.short_summary, u.short_summary) END AS short_summary,
			CASE WHEN s.redistribution = 'metadata' THEN u.summary
				ELSE coalesce(d.summary, u.summary) END AS summary,
			r.id AS reference_id, r.external_id, r.title AS reference_title, r.type,
			s.id AS source_id, s.title AS source_title, s.geography, s.institution_name,
			coalesce(review.status, a.status) AS status, coalesce(review.priority, a.priority) AS priority,
			coalesce(review.impact_summary, a.impact_summary) AS impact_summary,
			coalesce(review.suggested_actions, a.suggested_actions) AS suggested_actions
			""";

	// Visibility is looked up by key: a plan that expects few visible references reads
	// all of them.
	static final String FROM = """
			FROM reference_update u
			JOIN reference r ON r.id = u.reference_id
			JOIN source s ON s.id = r.source_id
			JOIN LATERAL (
				SELECT workspace_id
				FROM visible_reference
				WHERE reference_id = r.id AND workspace_id = :workspace
				LIMIT 1) AS visible ON true
			LEFT JOIN digest d ON d.update_id = u.id
			""" + CurrentContext.JOIN;

	Update listed() throws SQLException {
		return new Update(id("id"), kind(), reference(), text(), context(), null, null, null);
	}

	private UpdateKind kind() throws SQLException {
		return CodedEnum.of(UpdateKind.class, this.row.getString("kind"));
	}

	private Update.OfReference reference() throws SQLException {
		return new Update.OfReference(id("reference_id"), this.row.getString("external_id"),
				this.row.getString("reference_title"), CodedEnum.of(ReferenceType.class, this.row.getString("type")),
				new ReferenceSource(this.row.getString("source_id"), this.row.getString("source_title"),
						this.row.getString("geography"), this.row.getString("institution_name")));
	}

	private Update.Text text() throws SQLException {
		return new Update.Text(this.row.getString("update_type"), this.row.getString("title"),
				this.row.getString("short_summary"), this.row.getString("summary"), publicationDate());
	}

	private Instant publicationDate() throws SQLException {
		return this.row.getObject("published_at", OffsetDateTime.class).toInstant();
	}

	private Update.@Nullable Context context() throws SQLException {
		String status = this.row.getString("status");
		return (status != null) ? new Update.Context(CodedEnum.of(ApplicabilityStatus.class, status),
				CodedEnum.of(Priority.class, this.row.getString("priority")), this.row.getString("impact_summary"),
				this.row.getString("suggested_actions")) : null;
	}

	private UUID id(String column) throws SQLException {
		return this.row.getObject(column, UUID.class);
	}

}
