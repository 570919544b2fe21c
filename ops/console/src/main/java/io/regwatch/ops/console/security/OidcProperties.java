package io.regwatch.ops.console.security;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Sign-in to the console by OpenID Connect.
 *
 * @param issuer address of the provider; none for no such sign-in
 * @param clientId of Regwatch at the provider
 * @param clientSecret of Regwatch at the provider
 * @param label of the link on the sign-in page
 * @param nameClaim claim with the name of a person, which is used in lower case
 * @param roleClaim claim with the roles of a person: a text or a list of texts; dots
 * separate levels
 * @param rolePrefix what the provider's names of the console's roles begin with
 * @param clientClaim claim with the name of the only client whose workspaces a viewer or
 * analyst sees; none if they see all
 */
@ConfigurationProperties("regwatch.console.oidc")
record OidcProperties(@DefaultValue("") String issuer, @DefaultValue("regwatch") String clientId,
		@DefaultValue("") String clientSecret, @DefaultValue("Sign in with your organisation") String label,
		@DefaultValue("preferred_username") String nameClaim, @DefaultValue("roles") String roleClaim,
		@DefaultValue("regwatch-") String rolePrefix, @DefaultValue("") String clientClaim) {

	boolean isEnabled() {
		return !this.issuer.isEmpty();
	}

	/** Without the secret. */
	@Override
	public String toString() {
		return "OidcProperties[issuer=%s, clientId=%s]".formatted(this.issuer, this.clientId);
	}

}
