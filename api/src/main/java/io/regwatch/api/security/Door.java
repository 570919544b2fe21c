package io.regwatch.api.security;

import java.io.IOException;
import java.time.Duration;
import java.util.Locale;

import io.regwatch.api.error.ErrorBody;
import io.regwatch.api.error.ForbiddenException;
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

	private final Admissions admissions;

	private final JsonMapper json;

	Door(Admissions admissions, JsonMapper json) {
		this.admissions = admissions;
		this.json = json;
	}

	@Override
	protected boolean shouldNotFilter(HttpServletRequest request) {
		return !API.matches(path(request));
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		switch (this.admissions.decide(key(request), workspace(request))) {
			case Admission.Unknown _ -> {
				response.setHeader(HttpHeaders.WWW_AUTHENTICATE, "Bearer");
				refuse(response, HttpStatus.UNAUTHORIZED, "Missing or invalid API key");
			}
			case Admission.TooOften(Duration delay) -> {
				long seconds = delay.plusSeconds(1).minusNanos(1).toSeconds();
				response.setHeader(HttpHeaders.RETRY_AFTER, String.valueOf(seconds));
				refuse(response, HttpStatus.TOO_MANY_REQUESTS,
						"Too many requests with this API key: try again in %d s".formatted(seconds));
			}
			case Admission.Foreign _ -> refuse(response, HttpStatus.FORBIDDEN, ForbiddenException.MESSAGE);
			case Admission.Admitted admitted -> {
				request.setAttribute("caller", admitted.caller());
				request.setAttribute("workspace", admitted.workspace());
				chain.doFilter(new LimitedRequest(request), response);
			}
		}
	}

	private static @Nullable String workspace(HttpServletRequest request) {
		PathPattern.PathMatchInfo match = WORKSPACE.matchAndExtract(path(request));
		return (match != null) ? match.getUriVariables().get("id") : null;
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
