package io.regwatch.api.security;

import java.util.Objects;

import org.springframework.security.authentication.AuthenticationManager;
import org.springframework.security.web.authentication.AuthenticationFailureHandler;
import org.springframework.security.web.authentication.AuthenticationFilter;
import org.springframework.security.web.authentication.preauth.PreAuthenticatedAuthenticationToken;
import org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher;
import org.springframework.security.web.util.matcher.OrRequestMatcher;

/**
 * Authenticates requests below {@code /api} and of MCP clients by API key. Controllers
 * take {@code client} and {@code workspace} from the request's attributes, so they refuse
 * requests that did not pass this filter.
 */
final class ApiKeyAuthenticationFilter extends AuthenticationFilter {

	ApiKeyAuthenticationFilter(AuthenticationManager authenticator, AuthenticationFailureHandler failures) {
		super(authenticator,
				(request) -> ApiKeyCredentials.of(request)
					.map((credentials) -> new PreAuthenticatedAuthenticationToken(credentials.address(), credentials))
					.orElse(null));
		setRequestMatcher(new OrRequestMatcher(PathPatternRequestMatcher.pathPattern("/api/**"),
				PathPatternRequestMatcher.pathPattern(ApiKeyAuthorization.MCP_PATH)));
		setFailureHandler(failures);
		setSuccessHandler((request, response, authentication) -> {
			ApiClient client = (ApiClient) Objects.requireNonNull(authentication.getPrincipal());
			request.setAttribute("client", client);
			request.setAttribute("workspace", client.workspace());
		});
	}

}
