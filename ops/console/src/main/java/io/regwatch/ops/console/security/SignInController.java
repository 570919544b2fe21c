package io.regwatch.ops.console.security;

import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;

/** The sign-in page. */
@ConsoleController
class SignInController {

	private final OidcSignIn oidc;

	SignInController(OidcSignIn oidc) {
		this.oidc = oidc;
	}

	@GetMapping(ConsoleSecurityConfiguration.SIGN_IN)
	String show(Model model) {
		model.addAttribute("provider", this.oidc.isEnabled() ? this.oidc.link() : null);
		return "console/sign-in";
	}

}
