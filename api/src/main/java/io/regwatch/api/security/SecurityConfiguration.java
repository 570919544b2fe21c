package io.regwatch.api.security;

import java.time.Duration;
import java.util.List;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.scheduling.annotation.EnableScheduling;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.annotation.web.configurers.HeadersConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.config.observation.SecurityObservationSettings;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.authentication.AnonymousAuthenticationFilter;
import org.springframework.security.web.firewall.FirewalledRequest;
import org.springframework.security.web.firewall.HttpFirewall;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter.ReferrerPolicy;
import org.springframework.security.web.header.writers.StaticHeadersWriter;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.UrlBasedCorsConfigurationSource;
import org.springframework.web.filter.CorsFilter;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.HandlerExceptionResolver;

/** The filter chain: security headers, CORS, authentication, authorization. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnWebApplication
@EnableScheduling
@EnableConfigurationProperties({ RateLimitProperties.class, CorsProperties.class })
class SecurityConfiguration {

	private static final String API_ENABLED = "regwatch.api.enabled";

	@Bean
	@ConditionalOnBooleanProperty(name = API_ENABLED, matchIfMissing = true)
	SecurityFilterChain apiFilterChain(HttpSecurity http, ApiKeyAuthenticator authenticator, CorsProperties cors,
			JsonMapper json, @Qualifier("handlerExceptionResolver") HandlerExceptionResolver errors) {
		if (!cors.allowedOrigins().isEmpty()) {
			http.addFilter(corsFilter(cors, json));
		}
		ApiKeyAuthenticationFilter authentication = new ApiKeyAuthenticationFilter(authenticator,
				(request, response, ex) -> errors.resolveException(request, response, null, ex));
		return stateless(http).addFilterBefore(authentication, AnonymousAuthenticationFilter.class)
			.authorizeHttpRequests((requests) -> requests.dispatcherTypeMatchers(DispatcherType.ERROR)
				.permitAll()
				.requestMatchers("/api/**", ApiKeyAuthorization.MCP_PATH)
				.access(new ApiKeyAuthorization())
				.anyRequest()
				.permitAll())
			.exceptionHandling((handling) -> handling
				.authenticationEntryPoint(
						(request, response, ex) -> errors.resolveException(request, response, null, ex))
				.accessDeniedHandler((request, response, ex) -> errors.resolveException(request, response, null, ex)))
			.build();
	}

	@Bean
	@ConditionalOnBooleanProperty(name = API_ENABLED, havingValue = false)
	SecurityFilterChain disabledApiFilterChain(HttpSecurity http,
			@Qualifier("handlerExceptionResolver") HandlerExceptionResolver errors) {
		return stateless(http)
			.authorizeHttpRequests((requests) -> requests.dispatcherTypeMatchers(DispatcherType.ERROR)
				.permitAll()
				.requestMatchers("/actuator/**")
				.permitAll()
				.anyRequest()
				.denyAll())
			.exceptionHandling((handling) -> handling
				.authenticationEntryPoint((request, response, _) -> errors.resolveException(request, response, null,
						new ResponseStatusException(HttpStatus.NOT_FOUND,
								"The API is disabled in this process: use one with the role api"))))
			.build();
	}

	/** Accepts all paths: they are matched as Spring MVC matches them. */
	@Bean
	HttpFirewall firewall() {
		return new HttpFirewall() {

			@Override
			public FirewalledRequest getFirewalledRequest(HttpServletRequest request) {
				return new FirewalledRequest(request) {

					@Override
					public void reset() {
					}

				};
			}

			@Override
			public HttpServletResponse getFirewalledResponse(HttpServletResponse response) {
				return response;
			}

		};
	}

	@Bean
	SecurityObservationSettings noObservations() {
		return SecurityObservationSettings.noObservations();
	}

	private static HttpSecurity stateless(HttpSecurity http) {
		return http.headers(SecurityConfiguration::headers)
			.sessionManagement((sessions) -> sessions.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
			.requestCache(AbstractHttpConfigurer::disable)
			.servletApi(AbstractHttpConfigurer::disable)
			.csrf(AbstractHttpConfigurer::disable)
			.logout(AbstractHttpConfigurer::disable);
	}

	/** Addresses of files are secrets for some hours, so they go into no referrer. */
	private static void headers(HeadersConfigurer<HttpSecurity> headers) {
		headers.cacheControl(HeadersConfigurer.CacheControlConfig::disable)
			.addHeaderWriter(new StaticHeadersWriter(HttpHeaders.CACHE_CONTROL, "private, no-cache"))
			.referrerPolicy((referrer) -> referrer.policy(ReferrerPolicy.NO_REFERRER))
			.contentSecurityPolicy((content) -> content.policyDirectives("default-src 'none'; frame-ancestors 'none'"));
	}

	private static CorsFilter corsFilter(CorsProperties properties, JsonMapper json) {
		CorsConfiguration cors = new CorsConfiguration();
		cors.setAllowedOrigins(properties.allowedOrigins());
		cors.setAllowedMethods(List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"));
		cors.setAllowedHeaders(List.of("X-API-Key", HttpHeaders.AUTHORIZATION, HttpHeaders.CONTENT_TYPE,
				HttpHeaders.IF_MATCH, "Idempotency-Key", HttpHeaders.IF_NONE_MATCH, HttpHeaders.RANGE));
		cors.setExposedHeaders(List.of(HttpHeaders.LINK, HttpHeaders.ETAG, HttpHeaders.RETRY_AFTER));
		cors.setMaxAge(Duration.ofHours(1));
		UrlBasedCorsConfigurationSource source = new UrlBasedCorsConfigurationSource();
		source.registerCorsConfiguration("/api/**", cors);
		source.registerCorsConfiguration("/files/**", cors);
		CorsFilter filter = new CorsFilter(source);
		filter.setCorsProcessor(new JsonCorsProcessor(json));
		return filter;
	}

}
