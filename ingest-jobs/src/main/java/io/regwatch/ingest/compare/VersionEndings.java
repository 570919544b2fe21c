package io.regwatch.ingest.compare;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.EnumSet;
import java.util.Set;
import java.util.UUID;

import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Ends the versions of references, and takes their ends back. */
@Repository
class VersionEndings {

	private static final String END = """
			WITH ended AS (
				UPDATE reference_version
				SET status = :status
				WHERE reference_id = :reference AND id IS DISTINCT FROM :except::uuid AND status = ANY (:ended)
				RETURNING id)
			INSERT INTO version_status_event (version_id, status, effective_at, origin)
			SELECT id, :status, :effectiveAt, :origin
			FROM ended
			""";

	private static final String REINSTATE = """
			WITH reinstated AS (
				UPDATE reference_version AS version
				SET status = stated.status
				FROM (
					SELECT DISTINCT ON (version_id) version_id, origin
					FROM version_status_event
					ORDER BY version_id, detected_at DESC, id DESC) AS latest,
					(SELECT DISTINCT ON (version_id) version_id, status
					FROM version_status_event
					WHERE origin <> 'removal'
					ORDER BY version_id, detected_at DESC, id DESC) AS stated
				WHERE version.reference_id = :reference AND latest.version_id = version.id
					AND latest.origin = 'removal' AND stated.version_id = version.id
				RETURNING version.id, version.status)
			INSERT INTO version_status_event (version_id, status, effective_at, origin)
			SELECT id, status, :effectiveAt, 'authority'
			FROM reinstated
			""";

	/**
	 * Versions that ended together with the current one, by the word of another document.
	 */
	private static final String RESTORE = """
			WITH latest AS (
				SELECT DISTINCT ON (event.version_id) event.version_id, event.id, event.origin, event.detected_at
				FROM version_status_event AS event
				JOIN reference_version AS version ON version.id = event.version_id
				WHERE version.reference_id = :reference
				ORDER BY event.version_id, event.id DESC),
			restored AS (
				UPDATE reference_version AS version
				SET status = before.status
				FROM latest
				JOIN (
					SELECT latest.detected_at
					FROM latest
					JOIN reference ON reference.current_version_id = latest.version_id
					WHERE latest.origin = 'authority') AS ending ON ending.detected_at = latest.detected_at
				CROSS JOIN LATERAL (
					SELECT earlier.status
					FROM version_status_event AS earlier
					WHERE earlier.version_id = latest.version_id AND earlier.id < latest.id
					ORDER BY earlier.id DESC
					LIMIT 1) AS before
				WHERE version.id = latest.version_id
				RETURNING version.id, version.status)
			INSERT INTO version_status_event (version_id, status, effective_at, origin)
			SELECT id, status, :effectiveAt, 'authority'
			FROM restored
			""";

	private static final Set<VersionStatus> ALIVE = EnumSet.of(VersionStatus.DRAFT, VersionStatus.IN_FORCE,
			VersionStatus.NOT_YET_IN_FORCE);

	private final JdbcClient jdbc;

	VersionEndings(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Ends versions of a reference that another one takes the place of: what is in force
	 * stays so beside a draft, and until its successor applies.
	 */
	void supersede(UUID referenceId, UUID successor, VersionStatus successorStatus, Instant effective) {
		Set<VersionStatus> ended = switch (successorStatus) {
			case DRAFT -> EnumSet.of(VersionStatus.DRAFT);
			case NOT_YET_IN_FORCE -> EnumSet.of(VersionStatus.DRAFT, VersionStatus.NOT_YET_IN_FORCE);
			case IN_FORCE, SUPERSEDED, WITHDRAWN, REPEALED -> ALIVE;
		};
		end(referenceId, successor, ended, VersionStatus.SUPERSEDED, effective, "succession");
	}

	/** Ends all versions of a reference that have not ended. */
	void end(UUID referenceId, VersionStatus status, Instant effective, String origin) {
		end(referenceId, null, ALIVE, status, effective, origin);
	}

	/** Restores the status of versions that an absence has ended. */
	void reinstate(UUID referenceId, Instant effective) {
		this.jdbc.sql(REINSTATE)
			.param("reference", referenceId)
			.param("effectiveAt", effective.atOffset(ZoneOffset.UTC))
			.update();
	}

	/** Restores the status of versions that another document has ended. */
	void restore(UUID referenceId, Instant effective) {
		this.jdbc.sql(RESTORE)
			.param("reference", referenceId)
			.param("effectiveAt", effective.atOffset(ZoneOffset.UTC))
			.update();
	}

	private void end(UUID referenceId, @Nullable UUID except, Set<VersionStatus> ended, VersionStatus status,
			Instant effective, String origin) {
		this.jdbc.sql(END)
			.param("reference", referenceId)
			.param("except", except)
			.param("ended", ended.stream().map(VersionStatus::code).toArray(String[]::new))
			.param("status", status.code())
			.param("effectiveAt", effective.atOffset(ZoneOffset.UTC))
			.param("origin", origin)
			.update();
	}

}
