package io.regwatch.api.update;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.UUID;

import io.regwatch.api.file.SharedFiles;
import io.regwatch.api.reference.Source;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Coded;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.Priority;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import org.jspecify.annotations.Nullable;

/** A row of an update with its reference and context. */
record UpdateRow(ResultSet row) {

	Update listed() throws SQLException {
		return new Update(id("id"), kind(), reference(), text(), context());
	}

	Update.Detail detail(SharedFiles files) throws SQLException {
		return new Update.Detail(id("id"), kind(), reference(), detailText(files), context(),
				version("current_version_id"), version("previous_version_id"), Update.Redline.NONE);
	}

	private UpdateKind kind() throws SQLException {
		return Coded.of(UpdateKind.class, this.row.getString("kind"));
	}

	private Update.OfReference reference() throws SQLException {
		return new Update.OfReference(id("reference_id"), this.row.getString("external_id"),
				this.row.getString("reference_title"), Coded.of(ReferenceType.class, this.row.getString("type")),
				new Source(this.row.getString("source_id"), this.row.getString("source_title"),
						this.row.getString("geography"), this.row.getString("institution_name")));
	}

	private Update.Text text() throws SQLException {
		return new Update.Text(this.row.getString("update_type"), this.row.getString("title"),
				this.row.getString("short_summary"), this.row.getString("summary"), publicationDate());
	}

	private Update.DetailText detailText(SharedFiles files) throws SQLException {
		Update.Text text = text();
		String file = this.row.getString("shared_sha256");
		return new Update.DetailText(text.updateType(), text.title(), text.shortSummary(), text.summary(),
				text.publicationDate(), this.row.getString("content"),
				(file != null) ? files.share(new ContentHash(file), this.row.getString("external_id")) : null);
	}

	private Instant publicationDate() throws SQLException {
		return this.row.getObject("published_at", OffsetDateTime.class).toInstant();
	}

	private Update.@Nullable Context context() throws SQLException {
		String status = this.row.getString("status");
		return (status != null) ? new Update.Context(Coded.of(ApplicabilityStatus.class, status),
				Coded.of(Priority.class, this.row.getString("priority")), this.row.getString("impact_summary"),
				this.row.getString("suggested_actions")) : null;
	}

	private Update.@Nullable VersionId version(String column) throws SQLException {
		UUID id = this.row.getObject(column, UUID.class);
		return (id != null) ? new Update.VersionId(id, id("reference_id")) : null;
	}

	private UUID id(String column) throws SQLException {
		return this.row.getObject(column, UUID.class);
	}

}
