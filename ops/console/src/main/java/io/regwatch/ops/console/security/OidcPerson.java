package io.regwatch.ops.console.security;

import java.util.Collection;

import org.springframework.security.core.GrantedAuthority;
import org.springframework.security.oauth2.core.oidc.user.DefaultOidcUser;
import org.springframework.security.oauth2.core.oidc.user.OidcUser;

/** A person of a provider under the name that the console uses. */
final class OidcPerson extends DefaultOidcUser {

	private static final long serialVersionUID = 1L;

	private final String person;

	OidcPerson(String person, Collection<? extends GrantedAuthority> authorities, OidcUser user) {
		super(authorities, user.getIdToken());
		this.person = person;
	}

	@Override
	public String getName() {
		return this.person;
	}

}
