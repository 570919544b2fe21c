package io.regwatch.ops.console.security;

import org.springframework.context.event.EventListener;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.authentication.event.AuthenticationFailureBadCredentialsEvent;
import org.springframework.security.authentication.event.AuthenticationSuccessEvent;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.core.userdetails.UserDetails;
import org.springframework.security.core.userdetails.UsernameNotFoundException;
import org.springframework.stereotype.Repository;

/** Finds people who sign in, and records whether they succeed. */
@Repository
@ConsoleEnabled
class SignIns {

	/** Authority of people who see all clients. */
	static final String ALL_CLIENTS = "all_clients";

	private static final String FIND = """
			SELECT name, password, role, client_id IS NULL AS all_clients, disabled_at IS NOT NULL AS disabled
			FROM console_user
			WHERE name = :name AND password IS NOT NULL
			""";

	private static final String SUCCEED = """
			UPDATE console_user
			SET last_sign_in_at = now()
			WHERE name = :name
			""";

	private final JdbcClient jdbc;

	private final SignInFailures failures;

	private final SignInProperties properties;

	SignIns(JdbcClient jdbc, SignInFailures failures, SignInProperties properties) {
		this.jdbc = jdbc;
		this.failures = failures;
		this.properties = properties;
	}

	/** Finds a person; unknown names fail as wrong passwords do. */
	UserDetails find(String name) {
		return this.jdbc.sql(FIND)
			.param("name", name)
			.query(Row.class)
			.optional()
			.map(Row::user)
			.orElseThrow(() -> new UsernameNotFoundException("Unknown"));
	}

	@EventListener
	void fail(AuthenticationFailureBadCredentialsEvent failure) {
		Authentication attempt = failure.getAuthentication();
		this.failures.add(attempt.getName(), ClientNetwork.of(attempt), this.properties);
	}

	@EventListener
	void succeed(AuthenticationSuccessEvent success) {
		Authentication authentication = success.getAuthentication();
		if (authentication.getPrincipal() instanceof UserDetails user) {
			this.jdbc.sql(SUCCEED).param("name", user.getUsername()).update();
			this.failures.forget(user.getUsername(), ClientNetwork.of(authentication));
		}
	}

	private record Row(String name, String password, Role role, boolean allClients, boolean disabled) {

		UserDetails user() {
			User.UserBuilder user = User.withUsername(this.name).password(this.password).disabled(this.disabled);
			return (this.allClients ? user.authorities("ROLE_" + this.role.name(), ALL_CLIENTS)
					: user.authorities("ROLE_" + this.role.name()))
				.build();
		}

	}

}
