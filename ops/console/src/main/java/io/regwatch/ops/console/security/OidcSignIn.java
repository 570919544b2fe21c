package io.regwatch.ops.console.security;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.oauth2.client.OAuth2LoginConfigurer;
import org.springframework.security.core.Authentication;
import org.springframework.security.oauth2.client.OAuth2AuthorizedClient;
import org.springframework.security.oauth2.client.registration.ClientRegistration;
import org.springframework.security.oauth2.client.registration.ClientRegistrations;
import org.springframework.security.oauth2.client.registration.InMemoryClientRegistrationRepository;
import org.springframework.security.oauth2.client.registration.SupplierClientRegistrationRepository;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizedClientRepository;
import org.springframework.security.web.authentication.SimpleUrlAuthenticationFailureHandler;
import org.springframework.stereotype.Component;

/** Sign-in by OpenID Connect, if a provider is configured. */
@Component
@ConsoleEnabled
@EnableConfigurationProperties(OidcProperties.class)
class OidcSignIn {

	private static final Logger logger = LoggerFactory.getLogger(OidcSignIn.class);

	private static final String REGISTRATION = "oidc";

	private static final String AUTHORIZATION = "/console/oauth2/authorization";

	private static final String REDIRECTION = "/console/oauth2/code/";

	private final OidcProperties properties;

	private final ConsoleUsers users;

	OidcSignIn(OidcProperties properties, ConsoleUsers users) {
		this.properties = properties;
		this.users = users;
	}

	boolean isEnabled() {
		return this.properties.isEnabled();
	}

	/** Of the sign-in page. */
	Link link() {
		return new Link(AUTHORIZATION + "/" + REGISTRATION, this.properties.label());
	}

	/** The provider is asked at the first sign-in: Regwatch starts without it. */
	void configure(OAuth2LoginConfigurer<HttpSecurity> login) {
		login.loginPage(ConsoleSecurityConfiguration.SIGN_IN)
			.clientRegistrationRepository(new SupplierClientRegistrationRepository(
					() -> new InMemoryClientRegistrationRepository(registration())))
			.authorizedClientRepository(new NoTokens())
			.authorizationEndpoint((endpoint) -> endpoint.baseUri(AUTHORIZATION))
			.redirectionEndpoint((endpoint) -> endpoint.baseUri(REDIRECTION + "*"))
			.userInfoEndpoint((endpoint) -> endpoint.oidcUserService(new OidcPeople(this.users, this.properties)))
			.defaultSuccessUrl("/console")
			.failureHandler((request, response, failure) -> {
				logger.warn("Sign-in by OpenID Connect failed: {}", failure.getMessage());
				new SimpleUrlAuthenticationFailureHandler(ConsoleSecurityConfiguration.SIGN_IN + "?refused")
					.onAuthenticationFailure(request, response, failure);
			});
	}

	private ClientRegistration registration() {
		return ClientRegistrations.fromIssuerLocation(this.properties.issuer())
			.registrationId(REGISTRATION)
			.clientId(this.properties.clientId())
			.clientSecret(this.properties.clientSecret())
			.redirectUri("{baseUrl}" + REDIRECTION + "{registrationId}")
			.scope("openid", "profile")
			.build();
	}

	/** A link to a provider; public for templates. */
	public record Link(String target, String label) {

	}

	/** Tokens of the provider are not needed after the sign-in. */
	private static final class NoTokens implements OAuth2AuthorizedClientRepository {

		@Override
		@SuppressWarnings("TypeParameterUnusedInFormals")
		public <T extends OAuth2AuthorizedClient> @Nullable T loadAuthorizedClient(String registration,
				@Nullable Authentication person, HttpServletRequest request) {
			return null;
		}

		@Override
		public void saveAuthorizedClient(OAuth2AuthorizedClient client, Authentication person,
				HttpServletRequest request, HttpServletResponse response) {
		}

		@Override
		public void removeAuthorizedClient(String registration, @Nullable Authentication person,
				HttpServletRequest request, HttpServletResponse response) {
		}

	}

}
