package io.regwatch.ingest.compare;

import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.ingest.update.FileKey;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.VersionStatus;
import io.regwatch.store.Outbox;
import io.regwatch.store.OutboxEntry.Kind;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The references. Each is locked before it is written, and a change adds its outbox entry
 * in the same transaction.
 */
@Repository
class References {

	private static final String FIND = """
			SELECT reference.external_id, reference.id, reference.type, reference.title, reference.description, reference.url,
				reference.last_seen_sha256, reference.last_seen_announced_type, reference.gone_since,
				version.id AS version_id, version.ordinal, version.status, version.edition, version.published_at,
				version.effective_at, version.effective_date_basis, now() AS as_of,
				ARRAY(SELECT earlier.effective_at
					FROM reference_version AS earlier
					WHERE earlier.reference_id = reference.id AND earlier.ordinal < version.ordinal) AS effective_before,
				(SELECT event.origin = 'removal'
					FROM version_status_event AS event
					WHERE event.version_id = version.id
					ORDER BY event.detected_at DESC, event.id DESC
					LIMIT 1) AS removed,
				(SELECT event.status
					FROM version_status_event AS event
					WHERE event.version_id = version.id AND event.origin <> 'removal'
					ORDER BY event.detected_at DESC, event.id DESC
					LIMIT 1) AS stated_status,
				version.sha256, version.announced_type
			FROM reference
			JOIN reference_version AS version ON version.id = reference.current_version_id
			WHERE reference.source_id = :source AND reference.external_id = ANY (CAST(:externalIds AS text[]))
			ORDER BY reference.external_id
			""";

	private static final String LOCK = FIND + "FOR UPDATE OF reference";

	private static final String ADD = """
			INSERT INTO reference (id, source_id, external_id, type, title, description, url, language,
				current_version_id, last_seen_sha256, last_seen_announced_type)
			VALUES (:id, :source, :externalId, :type, :title, :description, :url, :language, :version, :sha256,
				:announcedType)
			""";

	private static final String CHANGE = """
			UPDATE reference
			SET type = :type, title = :title, description = :description, url = :url, current_version_id = :version,
				last_seen_sha256 = coalesce(:sha256, last_seen_sha256),
				last_seen_announced_type = coalesce(:announcedType, last_seen_announced_type), gone_since = NULL,
				revision = revision + 1, changed_at = now()
			WHERE id = :id
			""";

	private static final String RENUMBER = """
			WITH obsolete AS (
				DELETE FROM reference_alias
				WHERE source_id = :source AND external_id = :externalId
			), former AS (
				INSERT INTO reference_alias (source_id, external_id, reference_id)
				SELECT source_id, external_id, id
				FROM reference
				WHERE id = :id)
			UPDATE reference
			SET external_id = :externalId
			WHERE id = :id
			""";

	private static final String DELETE_ALIAS = """
			DELETE FROM reference_alias
			WHERE source_id = :source AND external_id = :externalId
			""";

	private static final String LOSE = """
			UPDATE reference
			SET gone_since = now(), revision = revision + 1, changed_at = now()
			WHERE id = :id
			""";

	private final JdbcClient jdbc;

	private final Outbox outbox;

	References(JdbcClient jdbc, Outbox outbox) {
		this.jdbc = jdbc;
		this.outbox = outbox;
	}

	/** Finds a reference and holds it until the transaction ends. */
	Optional<KnownReference> lock(String sourceId, String externalId) {
		return Optional.ofNullable(query(LOCK, sourceId, List.of(externalId)).get(externalId));
	}

	/** Finds references by external id. */
	Map<String, KnownReference> find(String sourceId, List<String> externalIds) {
		return query(FIND, sourceId, externalIds);
	}

	private Map<String, KnownReference> query(String sql, String sourceId, List<String> externalIds) {
		Map<String, KnownReference> known = new HashMap<>();
		this.jdbc.sql(sql)
			.param("source", sourceId)
			.param("externalIds", externalIds.toArray(String[]::new))
			.query((row, number) -> known.put(row.getString("external_id"), reference(row)))
			.list();
		return known;
	}

	void add(String sourceId, String externalId, ReferenceState state, @Nullable String language) {
		this.jdbc.sql(DELETE_ALIAS).param("source", sourceId).param("externalId", externalId).update();
		with(ADD, state).param("source", sourceId).param("externalId", externalId).param("language", language).update();
		this.outbox.add(Kind.REFERENCE, state.id());
	}

	/**
	 * Gives a reference the id that its authority uses now; {@link #change} follows in
	 * the same transaction.
	 */
	void renumber(UUID id, String sourceId, String externalId) {
		this.jdbc.sql(RENUMBER).param("id", id).param("source", sourceId).param("externalId", externalId).update();
	}

	/** Changes a reference; its updates show its title, so they follow. */
	void change(ReferenceState state, KnownReference known) {
		with(CHANGE, state).update();
		this.outbox.add(Kind.REFERENCE, state.id());
		if (!state.showsAs(known)) {
			this.outbox.addUpdates(state.id());
		}
	}

	/** Notes that a complete listing no longer names it. */
	void lose(UUID id) {
		this.jdbc.sql(LOSE).param("id", id).update();
		this.outbox.add(Kind.REFERENCE, id);
	}

	private JdbcClient.StatementSpec with(String sql, ReferenceState state) {
		FileKey file = state.latest();
		return this.jdbc.sql(sql)
			.param("id", state.id())
			.param("type", state.type().code())
			.param("title", state.title())
			.param("description", state.description())
			.param("url", state.url())
			.param("version", state.versionId())
			.param("sha256", (file != null) ? file.hash().hex() : null)
			.param("announcedType", (file != null) ? file.announcedType() : null);
	}

	private static KnownReference reference(ResultSet row) throws SQLException {
		return new KnownReference(row.getObject("id", UUID.class),
				CodedEnum.of(ReferenceType.class, row.getString("type")), row.getString("title"),
				row.getString("description"), row.getString("url"), row.getObject("version_id", UUID.class),
				row.getInt("ordinal"), CodedEnum.of(VersionStatus.class, row.getString("status")),
				row.getString("edition"), instant(row.getObject("published_at", OffsetDateTime.class)),
				row.getObject("effective_at", OffsetDateTime.class).toInstant(),
				CodedEnum.of(EffectiveDateBasis.class, row.getString("effective_date_basis")),
				instants(row.getArray("effective_before")),
				file(row.getString("sha256"), row.getString("announced_type")),
				file(row.getString("last_seen_sha256"), row.getString("last_seen_announced_type")),
				row.getObject("gone_since") == null,
				row.getBoolean("removed") ? CodedEnum.of(VersionStatus.class, row.getString("stated_status")) : null,
				row.getObject("as_of", OffsetDateTime.class).toInstant());
	}

	private static Set<Instant> instants(Array array) throws SQLException {
		return Arrays.stream((Timestamp[]) array.getArray()).map(Timestamp::toInstant).collect(Collectors.toSet());
	}

	private static @Nullable FileKey file(@Nullable String sha256, @Nullable String announcedType) {
		return (sha256 != null && announcedType != null) ? new FileKey(new ContentHash(sha256), announcedType) : null;
	}

	private static @Nullable Instant instant(@Nullable OffsetDateTime time) {
		return (time != null) ? time.toInstant() : null;
	}

}
