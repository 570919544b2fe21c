package io.regwatch.ops.console.security;

import org.springframework.security.authentication.LockedException;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.authentication.dao.DaoAuthenticationProvider;
import org.springframework.security.core.userdetails.UserDetails;
import org.springframework.stereotype.Component;

/** Checks passwords, unless there were too many wrong ones from the same network. */
@Component
@ConsoleEnabled
class ThrottledAuthenticationProvider extends DaoAuthenticationProvider {

	private final SignInFailures failures;

	ThrottledAuthenticationProvider(SignIns users, SignInFailures failures) {
		super(users::find);
		this.failures = failures;
	}

	@Override
	protected void additionalAuthenticationChecks(UserDetails user, UsernamePasswordAuthenticationToken attempt) {
		if (this.failures.isBlocked(user.getUsername(), ClientNetwork.of(attempt))) {
			throw new LockedException("Too many wrong passwords");
		}
		super.additionalAuthenticationChecks(user, attempt);
	}

}
