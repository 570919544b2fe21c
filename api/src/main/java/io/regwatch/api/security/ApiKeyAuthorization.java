package io.regwatch.api.security;

import java.util.Set;
import java.util.function.Supplier;

import io.regwatch.api.error.MissingPermissionException;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpMethod;
import org.springframework.security.authorization.AuthorizationDecision;
import org.springframework.security.authorization.AuthorizationManager;
import org.springframework.security.core.Authentication;
import org.springframework.security.web.access.intercept.RequestAuthorizationContext;
import org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher;
import org.springframework.security.web.util.matcher.OrRequestMatcher;
import org.springframework.security.web.util.matcher.RequestMatcher;

/**
 * Decides whether a key may make a request: the workspace in the path must be one of the
 * key's, and the key must have the scope of the operation. A key that is restricted to
 * workspaces can only list workspaces outside of them.
 */
final class ApiKeyAuthorization implements AuthorizationManager<RequestAuthorizationContext> {

	static final String MCP_PATH = "/mcp";

	private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");

	private static final RequestMatcher IN_WORKSPACE = path(null, ApiKeyCredentials.WORKSPACE_PATHS);

	private static final RequestMatcher WORKSPACES = path(null, "/api/workspaces");

	private static final RequestMatcher ADMINISTRATION = new OrRequestMatcher(path(HttpMethod.POST, "/api/workspaces"),
			path(HttpMethod.DELETE, "/api/workspaces/{id}"), path(null, "/api/webhooks/**"),
			path(null, "/api/audit/**"));

	// Its tools only read, and check the workspace that a call names.
	private static final RequestMatcher MCP = path(null, MCP_PATH);

	private static final RequestMatcher REVIEWS = path(null, "/api/workspaces/{id}/updates/{updateId}/review");

	@Override
	public AuthorizationDecision authorize(Supplier<? extends @Nullable Authentication> authentication,
			RequestAuthorizationContext context) {
		Authentication present = authentication.get();
		if (present == null || !(present.getPrincipal() instanceof ApiClient client)) {
			return new AuthorizationDecision(false);
		}
		HttpServletRequest request = context.getRequest();
		if (IN_WORKSPACE.matches(request) && client.workspace() == null) {
			return new AuthorizationDecision(false);
		}
		requireScope(client, scope(request));
		requireAllWorkspaces(client, request);
		return new AuthorizationDecision(true);
	}

	private static void requireScope(ApiClient client, ApiKeyScope scope) {
		if (!client.hasScope(scope)) {
			throw new MissingPermissionException("The API key does not have the scope '%s'".formatted(scope.code()));
		}
	}

	private static void requireAllWorkspaces(ApiClient client, HttpServletRequest request) {
		boolean list = MCP.matches(request) || (WORKSPACES.matches(request) && isRead(request));
		if (client.workspaceIds() != null && !IN_WORKSPACE.matches(request) && !list) {
			throw new MissingPermissionException("The API key is restricted to single workspaces");
		}
	}

	private static ApiKeyScope scope(HttpServletRequest request) {
		if (ADMINISTRATION.matches(request)) {
			return ApiKeyScope.ADMIN;
		}
		if (isRead(request) || MCP.matches(request)) {
			return ApiKeyScope.READ;
		}
		return REVIEWS.matches(request) ? ApiKeyScope.REVIEW : ApiKeyScope.WRITE;
	}

	private static boolean isRead(HttpServletRequest request) {
		return READS.contains(request.getMethod());
	}

	private static RequestMatcher path(@Nullable HttpMethod method, String pattern) {
		return (method != null) ? PathPatternRequestMatcher.pathPattern(method, pattern)
				: PathPatternRequestMatcher.pathPattern(pattern);
	}

}
