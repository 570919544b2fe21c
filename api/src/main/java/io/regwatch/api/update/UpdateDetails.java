package io.regwatch.api.update;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.api.file.SharedFiles;
import io.regwatch.api.redline.RedlineHtmlReader;
import io.regwatch.api.redline.RedlineStatus;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Single updates with content, file and redline. */
@Repository
public class UpdateDetails {

	private static final String FIND = "SELECT " + UpdateRow.COLUMNS + """
				, u.current_version_id, u.previous_version_id,
				CASE WHEN s.redistribution <> 'metadata' THEN u.content END AS content,
				CASE WHEN s.redistribution = 'file' AND EXISTS (
					SELECT FROM extracted_text t WHERE t.sha256 = v.sha256 AND t.media_type = 'application/pdf'
				) THEN v.sha256 END AS shared_sha256,
				CASE WHEN s.redistribution <> 'metadata' THEN l.status END AS redline_status,
				l.html AS redline_html, l.file_sha256 AS redline_sha256
			""" + UpdateRow.FROM + """
			JOIN reference_version v ON v.id = u.current_version_id
			LEFT JOIN redline l ON l.update_id = u.id
			WHERE u.id = :id AND u.retracted_at IS NULL
			""";

	private final JdbcClient jdbc;

	private final SharedFiles shared;

	private final RedlineHtmlReader redlines;

	UpdateDetails(JdbcClient jdbc, SharedFiles shared, RedlineHtmlReader redlines) {
		this.jdbc = jdbc;
		this.shared = shared;
		this.redlines = redlines;
	}

	/**
	 * Finds an update that the workspace sees.
	 * @param workspace that reads
	 * @param id of the update
	 * @return empty if it is not visible
	 */
	public Optional<Update.Detail> find(UUID workspace, UUID id) {
		return this.jdbc.sql(FIND).param("workspace", workspace).param("id", id).query(this::detail).optional();
	}

	private Update.Detail detail(ResultSet row, int number) throws SQLException {
		Update update = new UpdateRow(row).listed();
		UUID reference = update.reference().id();
		return new Update.Detail(update.id(), update.kind(), update.reference(), text(update, row), update.context(),
				version(row.getObject("current_version_id", UUID.class), reference),
				version(row.getObject("previous_version_id", UUID.class), reference), redline(row), null);
	}

	private Update.DetailText text(Update update, ResultSet row) throws SQLException {
		Update.Text text = update.update();
		String file = row.getString("shared_sha256");
		return new Update.DetailText(text.updateType(), text.title(), text.shortSummary(), text.summary(),
				text.publicationDate(), row.getString("content"),
				(file != null) ? this.shared.share(new ContentHash(file), update.reference().externalId()) : null);
	}

	private static Update.@Nullable VersionId version(@Nullable UUID id, UUID reference) {
		return (id != null) ? new Update.VersionId(id, reference) : null;
	}

	private Update.Redline redline(ResultSet row) throws SQLException {
		String status = row.getString("redline_status");
		if (status == null) {
			return Update.Redline.NONE;
		}
		RedlineStatus known = CodedEnum.of(RedlineStatus.class, status);
		return new Update.Redline(
				(known == RedlineStatus.COMPLETED)
						? this.redlines.read(row.getString("redline_html"), row.getString("redline_sha256")) : "",
				known);
	}

}
