package io.regwatch.ops.console.security;

import org.springframework.context.event.EventListener;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.authentication.event.AuthenticationFailureBadCredentialsEvent;
import org.springframework.security.authentication.event.AuthenticationSuccessEvent;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.core.userdetails.UserDetails;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.core.userdetails.UsernameNotFoundException;
import org.springframework.stereotype.Repository;

/** Finds people who sign in, and locks them after too many wrong passwords in a row. */
@Repository
@ConsoleEnabled
class SignIns implements UserDetailsService {

	/** Authority of people who see all clients. */
	static final String ALL_CLIENTS = "all_clients";

	private static final String FIND = """
			SELECT name, password, role, client_id IS NULL AS all_clients, disabled_at IS NOT NULL AS disabled,
				coalesce(locked_until > now(), false) AS locked
			FROM console_user
			WHERE name = :name
			""";

	private static final String COUNT_FAILURE = """
			UPDATE console_user
			SET failed_sign_ins = CASE WHEN failed_sign_ins + 1 >= :max THEN 0 ELSE failed_sign_ins + 1 END,
				locked_until = CASE WHEN failed_sign_ins + 1 >= :max THEN now() + :seconds * interval '1 second'
					ELSE locked_until END
			WHERE name = :name
			""";

	private static final String SUCCEED = """
			UPDATE console_user
			SET failed_sign_ins = 0, last_sign_in_at = now()
			WHERE name = :name
			""";

	private final JdbcClient jdbc;

	private final SignInProperties properties;

	SignIns(JdbcClient jdbc, SignInProperties properties) {
		this.jdbc = jdbc;
		this.properties = properties;
	}

	@Override
	public UserDetails loadUserByUsername(String name) {
		return this.jdbc.sql(FIND)
			.param("name", name)
			.query(Row.class)
			.optional()
			.map(Row::user)
			.orElseThrow(() -> new UsernameNotFoundException("Unknown"));
	}

	@EventListener
	void countFailure(AuthenticationFailureBadCredentialsEvent failure) {
		this.jdbc.sql(COUNT_FAILURE)
			.param("name", failure.getAuthentication().getName())
			.param("max", this.properties.maxFailures())
			.param("seconds", this.properties.lockDuration().toSeconds())
			.update();
	}

	@EventListener
	void succeed(AuthenticationSuccessEvent success) {
		Authentication authentication = success.getAuthentication();
		if (authentication.getPrincipal() instanceof UserDetails user) {
			this.jdbc.sql(SUCCEED).param("name", user.getUsername()).update();
		}
	}

	private record Row(String name, String password, Role role, boolean allClients, boolean disabled, boolean locked) {

		UserDetails user() {
			User.UserBuilder user = User.withUsername(this.name)
				.password(this.password)
				.disabled(this.disabled)
				.accountLocked(this.locked);
			return (this.allClients ? user.authorities("ROLE_" + this.role.name(), ALL_CLIENTS)
					: user.authorities("ROLE_" + this.role.name()))
				.build();
		}

	}

}
