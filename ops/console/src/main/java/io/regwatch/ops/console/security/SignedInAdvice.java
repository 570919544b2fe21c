package io.regwatch.ops.console.security;

import java.util.Set;

import org.jspecify.annotations.Nullable;

import org.springframework.security.access.hierarchicalroles.RoleHierarchy;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.authority.AuthorityUtils;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ModelAttribute;

/** Gives pages the person who is signed in, so that they offer only what is allowed. */
@ConsoleEnabled
@ControllerAdvice(annotations = ConsoleController.class)
class SignedInAdvice {

	private final RoleHierarchy roles;

	SignedInAdvice(RoleHierarchy roles) {
		this.roles = roles;
	}

	@ModelAttribute("person")
	@Nullable SignedIn person(@Nullable Authentication authentication) {
		if (authentication == null) {
			return null;
		}
		Set<String> authorities = AuthorityUtils
			.authorityListToSet(this.roles.getReachableGrantedAuthorities(authentication.getAuthorities()));
		boolean operations = authorities.contains(SignIns.ALL_CLIENTS);
		return new SignedIn(authentication.getName(), operations, authorities.contains("ROLE_ANALYST"),
				operations && authorities.contains("ROLE_OPERATOR"), authorities.contains("ROLE_ADMIN"));
	}

}
