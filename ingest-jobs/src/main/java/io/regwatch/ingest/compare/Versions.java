package io.regwatch.ingest.compare;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.UUID;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.update.FileKey;
import io.regwatch.ingest.update.Updates;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The versions of references with the history of their status. */
@Repository
class Versions {

	private static final String ADD = """
			INSERT INTO reference_version (id, reference_id, ordinal, sha256, announced_type, edition, url, status,
				published_at, effective_at, effective_date_basis)
			VALUES (:id, :reference, :ordinal, :sha256, :announcedType, :edition, :url, :status, :publishedAt,
				:effectiveAt, :effectiveDateBasis)
			""";

	private static final String SET_STATUS = """
			UPDATE reference_version
			SET status = :status
			WHERE id = :id
			""";

	private static final String CORRECT = """
			UPDATE reference_version
			SET published_at = :publishedAt, effective_at = :effectiveAt, effective_date_basis = :effectiveDateBasis,
				edition = coalesce(:edition, edition)
			WHERE id = :id
			""";

	private static final String DATE = """
			UPDATE reference_version
			SET effective_at = :effectiveAt, effective_date_basis = :effectiveDateBasis
			WHERE id = :id
			""";

	private static final String ADD_EVENT = """
			INSERT INTO version_status_event (version_id, status, effective_at, origin)
			VALUES (:version, :status, :effectiveAt, :origin)
			""";

	private final JdbcClient jdbc;

	private final Updates updates;

	Versions(JdbcClient jdbc, Updates updates) {
		this.jdbc = jdbc;
		this.updates = updates;
	}

	void add(UUID id, UUID referenceId, int ordinal, ListedItem listed, FileKey file, VersionState state) {
		this.jdbc.sql(ADD)
			.param("id", id)
			.param("reference", referenceId)
			.param("ordinal", ordinal)
			.param("sha256", file.hash().hex())
			.param("announcedType", file.announcedType())
			.param("edition", listed.edition())
			.param("url", listed.url())
			.param("status", state.status().code())
			.param("publishedAt", utc(state.published()))
			.param("effectiveAt", utc(state.effective()))
			.param("effectiveDateBasis", state.effectiveDateBasis().code())
			.update();
		addEvent(id, state.status(), state.effective(), (listed.status() != null) ? "authority" : "detected");
	}

	/**
	 * Gives a version another status.
	 * @param origin {@code authority}, {@code calendar} or {@code succession}
	 */
	void setStatus(UUID id, VersionStatus status, Instant effective, String origin) {
		this.jdbc.sql(SET_STATUS).param("id", id).param("status", status.code()).update();
		addEvent(id, status, effective, origin);
	}

	/**
	 * Corrects dates and edition if the listing has other ones, and returns whether it
	 * has. The version's update is corrected, too: a corrected date needs no update of
	 * its own.
	 */
	boolean correct(KnownReference known, ComparedItem candidate) {
		if (!known.isCorrectedBy(candidate.listed())) {
			return false;
		}
		VersionState state = VersionState.of(known, candidate.listed(), candidate.now());
		this.jdbc.sql(CORRECT)
			.param("id", known.versionId())
			.param("publishedAt", utc(state.published()))
			.param("effectiveAt", utc(state.effective()))
			.param("effectiveDateBasis", state.effectiveDateBasis().code())
			.param("edition", candidate.listed().edition())
			.update();
		Instant published = state.published();
		if (published != null && !published.equals(known.published())) {
			this.updates.redate(known.versionId(), known.published(), published);
		}
		return true;
	}

	/** Gives a draft that has become final the dates of that event. */
	void date(UUID id, VersionState state) {
		this.jdbc.sql(DATE)
			.param("id", id)
			.param("effectiveAt", utc(state.effective()))
			.param("effectiveDateBasis", state.effectiveDateBasis().code())
			.update();
	}

	private void addEvent(UUID version, VersionStatus status, Instant effective, String origin) {
		this.jdbc.sql(ADD_EVENT)
			.param("version", version)
			.param("status", status.code())
			.param("effectiveAt", utc(effective))
			.param("origin", origin)
			.update();
	}

	private static @Nullable OffsetDateTime utc(@Nullable Instant instant) {
		return (instant != null) ? OffsetDateTime.ofInstant(instant, ZoneOffset.UTC) : null;
	}

}
