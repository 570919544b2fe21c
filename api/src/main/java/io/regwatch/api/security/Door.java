package io.regwatch.api.security;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.api.error.ErrorBody;
import io.regwatch.api.error.NoAccessException;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.server.PathContainer;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.ServletRequestPathUtils;
import org.springframework.web.util.pattern.PathPattern;
import org.springframework.web.util.pattern.PathPatternParser;

/**
 * Lets in who has a valid key and, where the path names a workspace, owns it. Endpoints
 * take {@code caller} and {@code workspace} from the request's attributes, so one that is
 * reached around this door refuses to work.
 */
@Component
@ConditionalOnWebApplication
class Door extends OncePerRequestFilter {

	private static final PathPattern API = new PathPatternParser().parse("/api/**");

	private static final PathPattern WORKSPACE = new PathPatternParser().parse("/api/workspaces/{id}/**");

	private static final String BEARER = "bearer ";

	private final Keys keys;

	private final WorkspaceAccess access;

	private final JsonMapper json;

	Door(Keys keys, WorkspaceAccess access, JsonMapper json) {
		this.keys = keys;
		this.access = access;
		this.json = json;
	}

	@Override
	protected boolean shouldNotFilter(HttpServletRequest request) {
		return !API.matches(path(request));
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		Optional<Caller> caller = Optional.ofNullable(key(request))
			.flatMap(ApiKey::of)
			.flatMap(this.keys::authenticate);
		if (caller.isEmpty()) {
			response.setHeader(HttpHeaders.WWW_AUTHENTICATE, "Bearer");
			refuse(response, HttpStatus.UNAUTHORIZED, "Missing or invalid API key");
			return;
		}
		request.setAttribute("caller", caller.get());
		PathPattern.PathMatchInfo match = WORKSPACE.matchAndExtract(path(request));
		if (match != null) {
			Optional<UUID> workspace = this.access.find(caller.get(),
					String.valueOf(match.getUriVariables().get("id")));
			if (workspace.isEmpty()) {
				refuse(response, HttpStatus.FORBIDDEN, NoAccessException.MESSAGE);
				return;
			}
			request.setAttribute("workspace", workspace.get());
		}
		chain.doFilter(new LimitedRequest(request), response);
	}

	private static @Nullable String key(HttpServletRequest request) {
		String key = request.getHeader("X-API-Key");
		if (key != null) {
			return key.strip();
		}
		String authorization = request.getHeader(HttpHeaders.AUTHORIZATION);
		return (authorization != null && authorization.toLowerCase(Locale.ROOT).startsWith(BEARER))
				? authorization.substring(BEARER.length()).strip() : null;
	}

	private static PathContainer path(HttpServletRequest request) {
		return ServletRequestPathUtils.parse(request).pathWithinApplication();
	}

	private void refuse(HttpServletResponse response, HttpStatus status, String message) throws IOException {
		response.setStatus(status.value());
		response.setContentType(MediaType.APPLICATION_JSON_VALUE);
		response.getOutputStream().write(this.json.writeValueAsBytes(new ErrorBody(message, status.value())));
	}

}
