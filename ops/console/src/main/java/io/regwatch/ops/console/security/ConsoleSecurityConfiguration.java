package io.regwatch.ops.console.security;

import jakarta.servlet.DispatcherType;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.security.access.hierarchicalroles.RoleHierarchy;
import org.springframework.security.access.hierarchicalroles.RoleHierarchyImpl;
import org.springframework.security.authorization.AuthorityAuthorizationManager;
import org.springframework.security.authorization.AuthorizationManager;
import org.springframework.security.authorization.AuthorizationManagers;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AuthorizeHttpRequestsConfigurer;
import org.springframework.security.config.annotation.web.configurers.HeadersConfigurer;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.access.intercept.RequestAuthorizationContext;
import org.springframework.security.web.authentication.LoginUrlAuthenticationEntryPoint;
import org.springframework.security.web.csrf.CookieCsrfTokenRepository;
import org.springframework.security.web.csrf.XorCsrfTokenRequestAttributeHandler;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter.ReferrerPolicy;
import org.springframework.security.web.savedrequest.CookieRequestCache;
import org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher;
import org.springframework.security.web.util.matcher.RequestHeaderRequestMatcher;

/** The console's filter chain: sign-in, roles, sessions, headers. */
@Configuration(proxyBeanMethods = false)
@ConsoleEnabled
@EnableConfigurationProperties(SignInProperties.class)
class ConsoleSecurityConfiguration {

	static final String SIGN_IN = "/console/sign-in";

	// Icons of the style sheet are data addresses.
	private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; "
			+ "img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

	@Bean
	@Order(1)
	SecurityFilterChain consoleFilterChain(HttpSecurity http, OidcSignIn oidc) {
		if (oidc.isEnabled()) {
			http.oauth2Login(oidc::configure);
		}
		return http.securityMatcher("/console", "/console/**", "/console-assets/**")
			.headers(ConsoleSecurityConfiguration::headers)
			.csrf((csrf) -> csrf.csrfTokenRepository(csrfTokens())
				.csrfTokenRequestHandler(new XorCsrfTokenRequestAttributeHandler()))
			// No session before somebody has signed in.
			.requestCache((cache) -> cache.requestCache(requestCache()))
			.authorizeHttpRequests(ConsoleSecurityConfiguration::authorize)
			.formLogin((form) -> form.loginPage(SIGN_IN).defaultSuccessUrl("/console").failureUrl(SIGN_IN + "?failed"))
			.logout((logout) -> logout.logoutUrl("/console/sign-out").logoutSuccessUrl(SIGN_IN + "?ended"))
			.exceptionHandling((handling) -> handling.accessDeniedPage("/console/denied")
				.defaultAuthenticationEntryPointFor((_, response, _) -> {
					response.setHeader("HX-Refresh", "true");
					response.setStatus(HttpStatus.UNAUTHORIZED.value());
				}, new RequestHeaderRequestMatcher("HX-Request"))
				.defaultAuthenticationEntryPointFor(new LoginUrlAuthenticationEntryPoint(SIGN_IN), (_) -> true))
			.build();
	}

	@Bean
	static RoleHierarchy roles() {
		return RoleHierarchyImpl.fromHierarchy("""
				ROLE_ADMIN > ROLE_OPERATOR
				ROLE_ADMIN > ROLE_ANALYST
				ROLE_OPERATOR > ROLE_VIEWER
				ROLE_ANALYST > ROLE_VIEWER""");
	}

	/** What is not named here is refused. */
	private static void authorize(
			AuthorizeHttpRequestsConfigurer<HttpSecurity>.AuthorizationManagerRequestMatcherRegistry requests) {
		requests.dispatcherTypeMatchers(DispatcherType.FORWARD, DispatcherType.ERROR)
			.permitAll()
			.requestMatchers(SIGN_IN, "/console-assets/**")
			.permitAll()
			.requestMatchers(HttpMethod.GET, "/console", "/console/workspaces/**")
			.hasRole("VIEWER")
			.requestMatchers(HttpMethod.POST, "/console/workspaces/*/updates/seen", "/console/workspaces/*/filters",
					"/console/workspaces/*/filters/*/delete", "/console/workspaces/*/digest-mail")
			.hasRole("VIEWER")
			.requestMatchers(HttpMethod.POST, "/console/workspaces/*/updates/*/review",
					"/console/workspaces/*/updates/*/review/withdraw", "/console/workspaces/*/assessments",
					"/console/workspaces/*/assessments/*/stop")
			.hasRole("ANALYST")
			.requestMatchers("/console/clients", "/console/clients/**", "/console/webhooks", "/console/webhooks/**",
					"/console/people", "/console/people/**", "/console/audit")
			.hasRole("ADMIN")
			.requestMatchers(HttpMethod.GET, "/console/night", "/console/sources", "/console/sources/*/preview",
					"/console/runs", "/console/runs/**", "/console/quarantine", "/console/quarantine/*",
					"/console/index", "/console/alerts")
			.access(operations("VIEWER"))
			.requestMatchers(HttpMethod.POST, "/console/sources/*/run", "/console/sources/*/pause",
					"/console/sources/*/resume", "/console/sources/*/preview", "/console/runs/*/stop",
					"/console/runs/*/resume", "/console/quarantine/retry", "/console/quarantine/*/acknowledge",
					"/console/index/reconcile", "/console/index/rebuild")
			.access(operations("OPERATOR"))
			.anyRequest()
			.denyAll();
	}

	/** People of one client do not see how all sources are. */
	private static AuthorizationManager<RequestAuthorizationContext> operations(String role) {
		AuthorityAuthorizationManager<RequestAuthorizationContext> hasRole = AuthorityAuthorizationManager
			.hasRole(role);
		hasRole.setRoleHierarchy(roles());
		return AuthorizationManagers.allOf(hasRole, AuthorityAuthorizationManager.hasAuthority(SignIns.ALL_CLIENTS));
	}

	private static void headers(HeadersConfigurer<HttpSecurity> headers) {
		headers.referrerPolicy((referrer) -> referrer.policy(ReferrerPolicy.SAME_ORIGIN))
			.contentSecurityPolicy((content) -> content.policyDirectives(POLICY));
	}

	private static CookieCsrfTokenRepository csrfTokens() {
		CookieCsrfTokenRepository tokens = new CookieCsrfTokenRepository();
		tokens.setCookiePath("/console");
		tokens.setCookieCustomizer((cookie) -> cookie.sameSite("Lax"));
		return tokens;
	}

	private static CookieRequestCache requestCache() {
		CookieRequestCache cache = new CookieRequestCache();
		cache.setRequestMatcher(PathPatternRequestMatcher.pathPattern(HttpMethod.GET, "/console/**"));
		return cache;
	}

}
