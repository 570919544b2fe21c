package io.regwatch.api.update;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.UUID;

import io.regwatch.api.reference.Source;
import org.jspecify.annotations.Nullable;

/** A row of an update with its reference and context. */
record UpdateRow(ResultSet row) {

	Update listed() throws SQLException {
		return new Update(id("id"), this.row.getString("kind"), reference(), text(null), context());
	}

	Update.Detail detail() throws SQLException {
		return new Update.Detail(id("id"), this.row.getString("kind"), reference(), text(this.row.getString("content")),
				context(), new Update.VersionId(id("current_version_id"), id("reference_id")), previousVersion(),
				Update.Redline.NONE);
	}

	private Update.OfReference reference() throws SQLException {
		return new Update.OfReference(id("reference_id"), this.row.getString("external_id"),
				this.row.getString("reference_title"), this.row.getString("type"),
				new Source(this.row.getString("source_id"), this.row.getString("source_title"),
						this.row.getString("geography"), this.row.getString("institution_name")));
	}

	private Update.Text text(@Nullable String content) throws SQLException {
		return new Update.Text(this.row.getString("update_type"), this.row.getString("title"),
				this.row.getString("short_summary"), this.row.getString("summary"),
				this.row.getObject("published_at", OffsetDateTime.class).toInstant().toString(), content);
	}

	private Update.@Nullable Context context() throws SQLException {
		String status = this.row.getString("status");
		return (status != null) ? new Update.Context(status, this.row.getString("priority"),
				this.row.getString("impact_summary"), this.row.getString("suggested_actions")) : null;
	}

	private Update.@Nullable VersionId previousVersion() throws SQLException {
		return (this.row.getObject("previous_version_id") != null)
				? new Update.VersionId(id("previous_version_id"), id("reference_id")) : null;
	}

	private UUID id(String column) throws SQLException {
		return this.row.getObject(column, UUID.class);
	}

}
