package io.regwatch.api.redline;

import java.time.Duration;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.error.RateLimitedException;
import io.regwatch.schema.CodedEnum;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Redlines between any two versions of visible references; workers make them. */
@Repository
public class VersionRedlineReader {

	private static final int MAX_PENDING = 100;

	private static final Duration RETRY_AFTER = Duration.ofSeconds(10);

	// A failure counts for a day, then the redline is made again on request.
	private static final String FIND = """
			SELECT older.id AS from_id, newer.id AS to_id, s.redistribution <> 'metadata' AS quotable, made.status,
				made.html, made.file_sha256
			FROM visible_reference AS visible
			JOIN reference AS r ON r.id = visible.reference_id
			JOIN source AS s ON s.id = r.source_id
			LEFT JOIN reference_version AS newer ON newer.reference_id = r.id
				AND newer.id = coalesce(CAST(:to AS uuid), r.current_version_id)
			LEFT JOIN reference_version AS older ON older.reference_id = r.id AND CASE
				WHEN CAST(:from AS uuid) IS NULL THEN older.ordinal = newer.ordinal - 1 ELSE older.id = :from END
			LEFT JOIN version_redline AS made ON made.from_version_id = older.id AND made.to_version_id = newer.id
				AND (made.status = 'completed' OR made.created_at > now() - interval '1 day')
			WHERE visible.workspace_id = :workspace AND visible.reference_id = :reference
			""";

	private static final String FIND_PENDING = """
			SELECT work_key
			FROM work_request
			WHERE kind = 'compare_versions' AND completed_version < requested_version
			""";

	private final JdbcClient jdbc;

	private final RedlineHtmlReader reader;

	private final WorkQueue work;

	VersionRedlineReader(JdbcClient jdbc, RedlineHtmlReader reader, WorkQueue work) {
		this.jdbc = jdbc;
		this.reader = reader;
		this.work = work;
	}

	/**
	 * Finds a redline, or requests it from the workers.
	 * @param workspace that reads
	 * @param reference of both versions
	 * @param from the older version; {@code null} for the one before the newer one
	 * @param to the newer version; {@code null} for the current one
	 * @return generating if a worker has yet to make it
	 * @throws NotFoundException if the reference is not visible, or a version is not one
	 * of the reference
	 * @throws InvalidInputException if both versions are the same
	 * @throws RateLimitedException if too many redlines are yet to be made
	 */
	@Transactional
	public VersionRedline find(UUID workspace, UUID reference, @Nullable UUID from, @Nullable UUID to) {
		StoredRedline stored = this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.param("reference", reference)
			.param("from", from)
			.param("to", to)
			.query(StoredRedline.class)
			.optional()
			.orElseThrow(() -> new NotFoundException("reference", reference.toString()));
		UUID newer = requireVersion(to, stored.toId()).orElseThrow(() -> new NotFoundException("version", "current"));
		@Nullable UUID older = requireVersion(from, stored.fromId()).orElse(null);
		if (newer.equals(older)) {
			throw new InvalidInputException("Parameter 'from' is '%s', as is 'to': use two versions".formatted(older));
		}
		if (older == null || !stored.quotable()) {
			return new VersionRedline(older, newer, "", RedlineStatus.NONE);
		}
		return new VersionRedline(older, newer, html(stored), status(older, newer, stored));
	}

	private static Optional<UUID> requireVersion(@Nullable UUID requested, @Nullable UUID found) {
		if (requested != null && found == null) {
			throw new NotFoundException("version", requested.toString());
		}
		return Optional.ofNullable(found);
	}

	private String html(StoredRedline stored) {
		return RedlineStatus.COMPLETED.code().equals(stored.status())
				? this.reader.read(stored.html(), stored.fileSha256()) : "";
	}

	private RedlineStatus status(UUID older, UUID newer, StoredRedline stored) {
		if (stored.status() != null) {
			return CodedEnum.of(RedlineStatus.class, stored.status());
		}
		request(older + ":" + newer);
		return RedlineStatus.GENERATING;
	}

	private void request(String key) {
		var pending = this.jdbc.sql(FIND_PENDING).query(String.class).set();
		if (pending.contains(key)) {
			return;
		}
		if (pending.size() >= MAX_PENDING) {
			throw new RateLimitedException("Too many redlines are yet to be made", RETRY_AFTER);
		}
		this.work.request(WorkKind.COMPARE_VERSIONS, key, null);
	}

}
