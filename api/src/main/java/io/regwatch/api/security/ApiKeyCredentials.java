package io.regwatch.api.security;

import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpHeaders;
import org.springframework.http.server.PathContainer;
import org.springframework.util.StringUtils;
import org.springframework.web.util.ServletRequestPathUtils;
import org.springframework.web.util.pattern.PathPattern;
import org.springframework.web.util.pattern.PathPatternParser;

/**
 * What a request brings for its authentication.
 *
 * @param key as it was sent
 * @param workspace that the path names; {@code null} if it names none, or a malformed id
 * @param address of the sender
 */
record ApiKeyCredentials(String key, @Nullable UUID workspace, String address) {

	static final String WORKSPACE_PATHS = "/api/workspaces/{id}/**";

	private static final PathPattern WORKSPACE = new PathPatternParser().parse(WORKSPACE_PATHS);

	private static final String BEARER = "bearer ";

	/** Reads the headers {@code X-API-Key}, which wins, and {@code Authorization}. */
	static Optional<ApiKeyCredentials> of(HttpServletRequest request) {
		return header(request, "X-API-Key")
			.or(() -> header(request, HttpHeaders.AUTHORIZATION)
				.filter((value) -> value.toLowerCase(Locale.ROOT).startsWith(BEARER))
				.map((value) -> value.substring(BEARER.length()).strip()))
			.map((key) -> new ApiKeyCredentials(key, workspace(request), request.getRemoteAddr()));
	}

	private static Optional<String> header(HttpServletRequest request, String name) {
		return Optional.ofNullable(request.getHeader(name)).map(String::strip).filter(StringUtils::hasText);
	}

	private static @Nullable UUID workspace(HttpServletRequest request) {
		PathContainer path = ServletRequestPathUtils.parse(request).pathWithinApplication();
		PathPattern.PathMatchInfo match = WORKSPACE.matchAndExtract(path);
		return (match != null) ? Uuids.parse(String.valueOf(match.getUriVariables().get("id"))).orElse(null) : null;
	}

}
