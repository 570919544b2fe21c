package io.regwatch.api.security;

import java.security.MessageDigest;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Decides who is let in, with one statement a request. */
@Repository
@ConditionalOnWebApplication
class Admissions {

	private static final String FIND = """
			SELECT client_id, secret_sha256, EXISTS (
				SELECT FROM workspace
				WHERE workspace.id = CAST(:workspace AS uuid) AND workspace.client_id = api_key.client_id
			) AS owns_workspace
			FROM api_key
			WHERE public_id = :id AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())
			""";

	private final JdbcClient jdbc;

	private final RateLimits limits;

	private final KeyUses uses;

	Admissions(JdbcClient jdbc, RateLimits limits, KeyUses uses) {
		this.jdbc = jdbc;
		this.limits = limits;
		this.uses = uses;
	}

	/**
	 * Decides.
	 * @param key as it came; {@code null} when none came
	 * @param workspace as the path names it; {@code null} when it names none
	 */
	Admission decide(@Nullable String key, @Nullable String workspace) {
		return Optional.ofNullable(key)
			.flatMap(ApiKey::of)
			.flatMap((form) -> decide(form, workspace))
			.orElseGet(Admission.Unknown::new);
	}

	private Optional<Admission> decide(ApiKey key, @Nullable String workspace) {
		UUID id = (workspace != null) ? Identifiers.parse(workspace).orElse(null) : null;
		return this.jdbc.sql(FIND)
			.param("id", key.id())
			.param("workspace", id)
			.query((row, number) -> new Stored(row.getObject("client_id", UUID.class), row.getBytes("secret_sha256"),
					row.getBoolean("owns_workspace")))
			.optional()
			.filter((stored) -> MessageDigest.isEqual(stored.hash(), key.hash()))
			.map((stored) -> admit(key, stored, workspace != null, id));
	}

	private Admission admit(ApiKey key, Stored stored, boolean named, @Nullable UUID workspace) {
		this.uses.remember(key);
		Duration delay = this.limits.take(key);
		if (delay.isPositive()) {
			return new Admission.TooOften(delay);
		}
		return (named && !stored.ownsWorkspace()) ? new Admission.Foreign()
				: new Admission.Admitted(new Caller(stored.clientId()), workspace);
	}

	@SuppressWarnings("ArrayRecordComponent")
	private record Stored(UUID clientId, byte[] hash, boolean ownsWorkspace) {

	}

}
