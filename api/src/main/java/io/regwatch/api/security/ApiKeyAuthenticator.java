package io.regwatch.api.security;

import java.security.MessageDigest;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.api.StoreTimeout;
import io.regwatch.api.error.RateLimitedException;
import io.regwatch.schema.CodedEnum;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.authentication.AuthenticationManager;
import org.springframework.security.authentication.BadCredentialsException;
import org.springframework.security.core.Authentication;
import org.springframework.security.web.authentication.preauth.PreAuthenticatedAuthenticationToken;
import org.springframework.stereotype.Repository;

/**
 * Finds the client of an API key with its permissions and, in the same statement, whether
 * the workspace in the path is one of the key's.
 */
@Repository
@ConditionalOnWebApplication
class ApiKeyAuthenticator implements AuthenticationManager {

	private static final String FIND = """
			SELECT client_id, secret_sha256, scopes, workspace_ids, CASE
				WHEN workspace_ids IS NULL OR CAST(:workspace AS uuid) = ANY (workspace_ids)
				THEN workspace_of_client(CAST(:workspace AS uuid), client_id) END AS workspace_id
			FROM api_key
			WHERE public_id = :id AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())
			""";

	private final JdbcClient jdbc;

	private final StoreTimeout timeout;

	private final RateLimits limits;

	private final ApiKeyUsage usage;

	ApiKeyAuthenticator(JdbcClient jdbc, StoreTimeout timeout, RateLimits limits, ApiKeyUsage usage) {
		this.jdbc = jdbc;
		this.timeout = timeout;
		this.limits = limits;
		this.usage = usage;
	}

	/**
	 * Authenticates {@link ApiKeyCredentials}.
	 * @throws BadCredentialsException if the key is malformed, unknown, expired or
	 * revoked
	 * @throws RateLimitedException if the key has sent too many requests, or its address
	 * too many keys that are not valid
	 */
	@Override
	public Authentication authenticate(Authentication request) {
		ApiKeyCredentials credentials = (ApiKeyCredentials) Objects.requireNonNull(request.getCredentials());
		ApiKey key = ApiKey.of(credentials.key()).orElseThrow(ApiKeyAuthenticator::invalid);
		this.limits.checkFailures(key, credentials.address());
		ApiClient client = this.timeout.call(() -> VisibleRows.any(() -> find(key, credentials.workspace())))
			.orElseThrow(() -> {
				this.limits.countFailure(credentials.address());
				return invalid();
			});
		this.usage.remember(key);
		this.limits.count(key);
		return new PreAuthenticatedAuthenticationToken(client, null, List.of());
	}

	private Optional<ApiClient> find(ApiKey key, @Nullable UUID workspace) {
		return this.jdbc.sql(FIND)
			.param("id", key.id())
			.param("workspace", workspace)
			.query((row, _) -> MessageDigest.isEqual(row.getBytes("secret_sha256"), key.hash()) ? client(key, row)
					: null)
			.optional();
	}

	private static ApiClient client(ApiKey key, ResultSet row) throws SQLException {
		Set<ApiKeyScope> scopes = Arrays.stream((String[]) row.getArray("scopes").getArray())
			.map((code) -> CodedEnum.of(ApiKeyScope.class, code))
			.collect(Collectors.toSet());
		@Nullable Array workspaces = row.getArray("workspace_ids");
		return new ApiClient(row.getObject("client_id", UUID.class), row.getObject("workspace_id", UUID.class),
				key.id(), scopes, (workspaces != null) ? List.of((UUID[]) workspaces.getArray()) : null);
	}

	private static BadCredentialsException invalid() {
		return new BadCredentialsException("Missing or invalid API key");
	}

}
