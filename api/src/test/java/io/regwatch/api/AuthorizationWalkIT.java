package io.regwatch.api;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

import io.regwatch.api.security.ApiKeyScope;
import io.regwatch.api.security.ApiKeySpec;
import io.regwatch.api.security.ApiKeys;
import io.regwatch.api.security.CreatedApiKey;
import io.regwatch.trust.TrustCounts;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/** Every operation of the contract with every kind of key and every scope. */
@ExtendWith(SecondPublishedApi.class)
@ResourceLock(SecondPublishedApi.ROWS)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AuthorizationWalkIT {

	private static final String UNAUTHORIZED = "{\"message\":\"Missing or invalid API key\",\"statusCode\":401}";

	private static final String FORBIDDEN = "{\"message\":\"The API client does not have access to the workspace\",\"statusCode\":403}";

	private static final AtomicLong REQUESTS = new AtomicLong();

	private final PublishedApi.Api api;

	private final Samples samples;

	/**
	 * Serves requests that change nothing: to make one takes longer than most of them.
	 */
	private final String unchanged;

	private final String foreign;

	private final String deleted;

	private final Map<ApiKeyScope, Map<String, String>> invalidKeys = new EnumMap<>(ApiKeyScope.class);

	AuthorizationWalkIT(PublishedApi.Api api) {
		this.api = api;
		this.samples = new Samples(api);
		this.unchanged = this.samples.workspace();
		this.foreign = api.other().newWorkspace();
		this.deleted = deleted();
	}

	@AfterAll
	static void count() {
		TrustCounts.record("authorization checks", REQUESTS.get(),
				"%d operations with states and scopes of a key".formatted(operations().count()));
	}

	@ParameterizedTest
	@MethodSource("operations")
	void operationWhenTheKeyIsNotValidIsUnauthorized(Contract.Operation operation) {
		ClientRows before = ClientRows.of(this.api);
		assertUnauthorized(operation, isEven(operation));
		for (String workspace : List.of(this.foreign, "/api/workspaces/nonsense")) {
			assertUnauthorized(operation, "none", send(operation, this.unchanged, workspace, "X-API-Key", ""));
		}
		assertThat(ClientRows.of(this.api)).isEqualTo(before);
	}

	@ParameterizedTest
	@MethodSource("operations")
	@Tag("trust")
	void operationWhenTheKeyIsNotValidInTheOtherHeaderIsUnauthorized(Contract.Operation operation) {
		assertUnauthorized(operation, !isEven(operation));
	}

	/** Keys are judged before operations are looked for: half of them get one header. */
	private static boolean isEven(Contract.Operation operation) {
		return Contract.PROMISED.operations().indexOf(operation) % 2 == 0;
	}

	private void assertUnauthorized(Contract.Operation operation, boolean bearer) {
		invalidKeys(scope(operation))
			.forEach((kind, key) -> assertUnauthorized(operation, kind, send(operation, this.unchanged, this.unchanged,
					bearer ? "Authorization" : "X-API-Key", bearer ? "Bearer " + key : key)));
	}

	@ParameterizedTest
	@MethodSource("operations")
	void operationWhenTheWorkspaceIsNotTheClientsIsForbidden(Contract.Operation operation) {
		if (!operation.path().contains("{workspaceId}")) {
			return;
		}
		List<String> workspaces = List.of(this.foreign, this.deleted, "/api/workspaces/nonsense",
				"/api/workspaces/019b0000-0000-7000-8000-000000000000");
		ClientRows before = ClientRows.of(this.api);
		for (String workspace : workspaces) {
			Answer answer = send(operation, this.unchanged, workspace, "X-API-Key", this.api.client().key());
			assertThat(answer.status()).isEqualTo(403);
			assertThat(answer.body()).isEqualTo(FORBIDDEN);
		}
		assertThat(ClientRows.of(this.api)).isEqualTo(before);
	}

	@ParameterizedTest
	@MethodSource("operations")
	void operationWhenTheKeyIsRightSucceeds(Contract.Operation operation) {
		for (String header : List.of("X-API-Key", "Authorization")) {
			String workspace = workspaceFor(operation);
			String key = (header.equals("Authorization") ? "Bearer " : "") + this.api.client().key();
			assertThat(send(operation, workspace, workspace, header, key).status()).isEqualTo(success(operation));
		}
	}

	@ParameterizedTest
	@MethodSource("operations")
	void operationNeedsItsScopeAndNoOther(Contract.Operation operation) {
		ApiKeyScope scope = scope(operation);
		String workspace = workspaceFor(operation);
		ClientRows before = ClientRows.of(this.api);
		Answer refused = send(operation, workspace, workspace, "X-API-Key",
				this.api.key(EnumSet.complementOf(EnumSet.of(scope)), Set.of()));
		assertThat(refused.failure(403)).isEqualTo("The API key does not have the scope '%s'".formatted(scope.code()));
		assertThat(ClientRows.of(this.api)).isEqualTo(before);
		assertThat(send(operation, workspace, workspace, "X-API-Key", this.api.key(Set.of(scope), Set.of())).status())
			.isEqualTo(success(operation));
	}

	@ParameterizedTest
	@MethodSource("operations")
	void operationWhenTheKeyIsRestrictedToAWorkspaceSucceedsOnlyThere(Contract.Operation operation) {
		String own = this.samples.workspace();
		String key = this.api.key(Set.of(), Set.of(id(own)));
		ClientRows before = ClientRows.of(this.api);
		if (operation.path().contains("{workspaceId}")) {
			assertThat(send(operation, this.unchanged, this.unchanged, "X-API-Key", key).body()).isEqualTo(FORBIDDEN);
			assertThat(ClientRows.of(this.api)).isEqualTo(before);
			assertThat(send(operation, own, own, "X-API-Key", key).status()).isEqualTo(success(operation));
		}
		else if (operation.id().equals("listWorkspaces")) {
			assertThat(send(operation, own, own, "X-API-Key", key).all("/id")).containsExactly(id(own).toString());
		}
		else {
			assertThat(send(operation, own, own, "X-API-Key", key).failure(403))
				.isEqualTo("The API key is restricted to single workspaces");
			assertThat(ClientRows.of(this.api)).isEqualTo(before);
		}
	}

	@ParameterizedTest
	@MethodSource("operations")
	@Tag("trust")
	void operationIsAllowedByStateAndScopeOfTheKey(Contract.Operation operation) {
		for (ApiKeyScope given : ApiKeyScope.values()) {
			for (KeyState state : KeyState.values()) {
				String own = this.samples.workspace();
				assertThat(send(operation, own, own, "X-API-Key", key(given, state, own)).status())
					.as("%s with a key that is %s and has the scope %s", operation.id(), state, given)
					.isEqualTo(state.expected(operation, given == scope(operation)));
			}
		}
	}

	@Test
	void keyWhenItsOnlyWorkspaceIsDeletedSeesNoOther() {
		String own = this.api.client().newWorkspace();
		ApiClient restricted = new ApiClient(this.api.client().port(), this.api.key(Set.of(), Set.of(id(own))));
		assertThat(restricted.send("DELETE", own, "").status()).isEqualTo(204);
		assertThat(restricted.get("/api/workspaces").json()).isEmpty();
		assertThat(restricted.get(own + "/profile").status()).isEqualTo(403);
	}

	@Test
	void keyForAWorkspaceOfAnotherClientIsNotCreated() {
		UUID foreign = id(this.api.other().newWorkspace());
		assertThatIllegalArgumentException().isThrownBy(() -> this.api.key(Set.of(), Set.of(foreign)))
			.withMessageContaining(foreign.toString());
	}

	/** The scope that the contract's description names. */
	private static ApiKeyScope scope(Contract.Operation operation) {
		boolean read = operation.method().equals("GET");
		if (operation.path().startsWith("/api/webhooks") || operation.path().equals("/api/audit")
				|| Set.of("createWorkspace", "deleteWorkspace").contains(operation.id())) {
			return ApiKeyScope.ADMIN;
		}
		if (Set.of("putReview", "deleteReview").contains(operation.id())) {
			return ApiKeyScope.REVIEW;
		}
		return read ? ApiKeyScope.READ : ApiKeyScope.WRITE;
	}

	private static int success(Contract.Operation operation) {
		return operation.responses().keySet().stream().mapToInt(Integer::intValue).min().orElseThrow();
	}

	private static UUID id(String workspace) {
		return UUID.fromString(workspace.substring(workspace.lastIndexOf('/') + 1));
	}

	/** The operations that read can share one. */
	private String workspaceFor(Contract.Operation operation) {
		return operation.method().equals("GET") ? this.unchanged : this.samples.workspace();
	}

	private String deleted() {
		String workspace = this.api.client().newWorkspace();
		assertThat(this.api.client().send("DELETE", workspace, "").status()).isEqualTo(204);
		return workspace;
	}

	private Answer send(Contract.Operation operation, String own, String workspace, String header, String key) {
		REQUESTS.incrementAndGet();
		var body = this.samples.body(operation, own);
		return new ApiClient(this.api.client().port(), "").send(operation.method(),
				this.samples.address(operation, workspace), (body != null) ? body.toString() : "", "Content-Type",
				"application/json", header, key);
	}

	private String key(ApiKeyScope scope, KeyState state, String own) {
		return switch (state) {
			case VALID -> this.api.key(Set.of(scope), Set.of());
			case RESTRICTED_TO_THE_WORKSPACE -> this.api.key(Set.of(scope), Set.of(id(own)));
			case RESTRICTED_TO_ANOTHER -> this.api.key(Set.of(scope), Set.of(id(this.api.client().newWorkspace())));
			case EXPIRED -> expired(scope);
			case REVOKED -> revoked(scope);
		};
	}

	private String expired(ApiKeyScope scope) {
		CreatedApiKey key = create(scope);
		this.api.publications()
			.jdbc()
			.sql("UPDATE api_key SET created_at = now() - interval '2 days', expires_at = now() WHERE public_id = :id")
			.param("id", key.id())
			.update();
		return key.key();
	}

	private String revoked(ApiKeyScope scope) {
		CreatedApiKey key = create(scope);
		this.api.application().bean(ApiKeys.class).revoke(key.id());
		return key.key();
	}

	private CreatedApiKey create(ApiKeyScope scope) {
		return this.api.application().bean(ApiKeys.class).create(new ApiKeySpec("Acme", null, Set.of(scope), Set.of()));
	}

	private Map<String, String> invalidKeys(ApiKeyScope scope) {
		return this.invalidKeys.computeIfAbsent(scope, this::newInvalidKeys);
	}

	private Map<String, String> newInvalidKeys(ApiKeyScope scope) {
		String right = this.api.client().key();
		Map<String, String> invalid = new LinkedHashMap<>();
		invalid.put("none", "");
		invalid.put("malformed", "rw_nonsense");
		invalid.put("unknown", "rw_0123456789abcdef_" + "A".repeat(43));
		invalid.put("of another secret", right.substring(0, 20) + "A".repeat(43));
		invalid.put("expired", expired(scope));
		invalid.put("revoked", revoked(scope));
		return invalid;
	}

	private static void assertUnauthorized(Contract.Operation operation, String kind, Answer answer) {
		assertThat(answer.status()).as("%s with a key that is %s", operation.id(), kind).isEqualTo(401);
		assertThat(answer.body()).isEqualTo(UNAUTHORIZED);
		assertThat(answer.response().headers().firstValue("WWW-Authenticate")).hasValue("Bearer");
	}

	static Stream<Named<Contract.Operation>> operations() {
		return Contract.PROMISED.operations().stream().map((operation) -> Named.of(operation.id(), operation));
	}

	/** What a key can be besides having a scope. */
	private enum KeyState {

		VALID, RESTRICTED_TO_THE_WORKSPACE, RESTRICTED_TO_ANOTHER, EXPIRED, REVOKED;

		int expected(Contract.Operation operation, boolean inScope) {
			boolean reached = switch (this) {
				case VALID -> true;
				case RESTRICTED_TO_THE_WORKSPACE ->
					operation.path().contains("{workspaceId}") || operation.id().equals("listWorkspaces");
				case RESTRICTED_TO_ANOTHER, EXPIRED, REVOKED -> operation.id().equals("listWorkspaces");
			};
			if (this == EXPIRED || this == REVOKED) {
				return 401;
			}
			return (reached && inScope) ? success(operation) : 403;
		}

	}

}
