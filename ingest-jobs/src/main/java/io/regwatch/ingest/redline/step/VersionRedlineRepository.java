package io.regwatch.ingest.redline.step;

import java.util.UUID;

import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Stores redlines between any two versions. */
@Repository
class VersionRedlineRepository {

	private static final String SAVE = """
			INSERT INTO version_redline (from_version_id, to_version_id, status, html, file_sha256, reason)
			SELECT older.id, newer.id, :status, :html, :file, :reason
			FROM reference_version AS older
			JOIN reference_version AS newer ON newer.reference_id = older.reference_id
			WHERE older.id = :from AND newer.id = :to
			ON CONFLICT (from_version_id, to_version_id) DO UPDATE
			SET status = excluded.status, html = excluded.html, file_sha256 = excluded.file_sha256,
				reason = excluded.reason, created_at = now()
			""";

	private final JdbcClient jdbc;

	private final RedlineHtmlStore html;

	VersionRedlineRepository(JdbcClient jdbc, RedlineHtmlStore html) {
		this.jdbc = jdbc;
		this.html = html;
	}

	@Transactional
	public void complete(UUID from, UUID to, StoredHtml made) {
		this.html.record(made);
		save(from, to, "completed", made, null);
	}

	void fail(UUID from, UUID to, String reason) {
		save(from, to, "failed", new StoredHtml(null, null), reason);
	}

	private void save(UUID from, UUID to, String status, StoredHtml made, @Nullable String reason) {
		@Nullable ContentHash file = made.hash();
		this.jdbc.sql(SAVE)
			.param("from", from)
			.param("to", to)
			.param("status", status)
			.param("html", made.html())
			.param("file", (file != null) ? file.hex() : null)
			.param("reason", reason)
			.update();
	}

}
