package io.regwatch.ops.console.security;

import java.util.Optional;

import org.jspecify.annotations.Nullable;

import org.springframework.security.core.authority.AuthorityUtils;
import org.springframework.security.oauth2.client.oidc.userinfo.OidcUserRequest;
import org.springframework.security.oauth2.client.oidc.userinfo.OidcUserService;
import org.springframework.security.oauth2.client.userinfo.OAuth2UserService;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.oauth2.core.OAuth2Error;
import org.springframework.security.oauth2.core.OAuth2ErrorCodes;
import org.springframework.security.oauth2.core.oidc.user.OidcUser;

/**
 * Finds the role of people whom a provider has authenticated. Each sign-in stores the
 * person with the present role.
 */
class OidcPeople implements OAuth2UserService<OidcUserRequest, OidcUser> {

	private final OidcUserService provider = new OidcUserService();

	private final ConsoleUsers users;

	private final OidcProperties properties;

	OidcPeople(ConsoleUsers users, OidcProperties properties) {
		this.users = users;
		this.properties = properties;
	}

	@Override
	public OidcUser loadUser(OidcUserRequest request) {
		OidcUser user = this.provider.loadUser(request);
		OidcClaims claims = new OidcClaims(user.getClaims(), this.properties);
		String name = claims.name()
			.orElseThrow(() -> refused("Claim '%s' has no valid name".formatted(this.properties.nameClaim())));
		Role role = claims.role()
			.orElseThrow(() -> refused("'%s' has no role in claim '%s'".formatted(name, this.properties.roleClaim())));
		@Nullable String client = client(name, role, claims);
		if (!this.users.recordSignIn(name, role, client)) {
			throw refused("'%s' is disabled, has a password here, or belongs to an unknown client".formatted(name));
		}
		return new OidcPerson(name, AuthorityUtils.createAuthorityList((client != null)
				? new String[] { "ROLE_" + role } : new String[] { "ROLE_" + role, SignIns.ALL_CLIENTS }), user);
	}

	/** Without its claim, a person of a client would see all clients. */
	private @Nullable String client(String name, Role role, OidcClaims claims) {
		if (this.properties.clientClaim().isEmpty() || role == Role.OPERATOR || role == Role.ADMIN) {
			return null;
		}
		Optional<String> client = claims.client();
		return client.orElseThrow(
				() -> refused("'%s' has no client in claim '%s'".formatted(name, this.properties.clientClaim())));
	}

	private static OAuth2AuthenticationException refused(String reason) {
		return new OAuth2AuthenticationException(new OAuth2Error(OAuth2ErrorCodes.ACCESS_DENIED), reason);
	}

}
