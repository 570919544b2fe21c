package io.regwatch.ops.console.security;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;

import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.crypto.factory.PasswordEncoderFactories;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** People who may sign in. Only hashes of their passwords are stored. */
@Repository
public class ConsoleUsers {

	private static final PasswordEncoder ENCODER = PasswordEncoderFactories.createDelegatingPasswordEncoder();

	private static final SecureRandom RANDOM = new SecureRandom();

	private static final int PASSWORD_BYTES = 18;

	private static final String CREATE = """
			INSERT INTO console_user (name, password, role, client_id)
			SELECT :name, :password, :role, client.id
			FROM (SELECT CAST(:client AS text) AS name) AS wanted
			LEFT JOIN client ON client.name = wanted.name
			WHERE wanted.name IS NULL OR client.id IS NOT NULL
			ON CONFLICT (name) DO NOTHING
			""";

	// Never a person with a password: the name could be somebody else's.
	private static final String RECORD_SIGN_IN = """
			INSERT INTO console_user (name, role, client_id, last_sign_in_at)
			SELECT :name, :role, client.id, now()
			FROM (SELECT CAST(:client AS text) AS name) AS wanted
			LEFT JOIN client ON client.name = wanted.name
			WHERE wanted.name IS NULL OR client.id IS NOT NULL
			ON CONFLICT (name) DO UPDATE
			SET role = excluded.role, client_id = excluded.client_id, last_sign_in_at = excluded.last_sign_in_at
			WHERE console_user.password IS NULL AND console_user.disabled_at IS NULL
			""";

	private static final String RESET_PASSWORD = """
			UPDATE console_user
			SET password = :password, disabled_at = NULL
			WHERE name = :name AND password IS NOT NULL
			""";

	private static final String DISABLE = """
			UPDATE console_user
			SET disabled_at = coalesce(disabled_at, now())
			WHERE name = :name
			""";

	private static final String ENABLE = """
			UPDATE console_user
			SET disabled_at = NULL
			WHERE name = :name
			""";

	private static final String END_SESSIONS = """
			DELETE FROM console_session
			WHERE principal_name = :name
			""";

	private static final String FIND_ALL = """
			SELECT console_user.name, role, client.name AS client, last_sign_in_at, disabled_at
			FROM console_user
			LEFT JOIN client ON client.id = client_id
			ORDER BY console_user.name
			""";

	private final JdbcClient jdbc;

	ConsoleUsers(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Adds a person.
	 * @param name lower case letters, digits, and {@code . _ @ -}
	 * @param role what the person may do
	 * @param client name of the only client whose workspaces the person sees;
	 * {@code null} for all
	 * @return the password, which cannot be read later; {@code null} if the name is taken
	 * or the client unknown
	 */
	public @Nullable String create(String name, Role role, @Nullable String client) {
		String password = randomPassword();
		return (this.jdbc.sql(CREATE)
			.param("name", name)
			.param("password", ENCODER.encode(password))
			.param("role", role.code())
			.param("client", client)
			.update() > 0) ? password : null;
	}

	/**
	 * Stores a person whom a provider of OpenID Connect has authenticated.
	 * @param name as in {@link #create}
	 * @param role that the provider states
	 * @param client name of the only client whose workspaces the person sees;
	 * {@code null} for all
	 * @return whether the person may sign in: {@code false} for one who is disabled, has
	 * a password, or whose client is unknown
	 */
	boolean recordSignIn(String name, Role role, @Nullable String client) {
		return this.jdbc.sql(RECORD_SIGN_IN)
			.param("name", name)
			.param("role", role.code())
			.param("client", client)
			.update() > 0;
	}

	/**
	 * Gives a person a new password and ends all sessions. The person may sign in again
	 * at once.
	 * @param name of the person
	 * @return the password, which cannot be read later; {@code null} if there is no such
	 * person, or none with a password
	 */
	@Transactional
	public @Nullable String resetPassword(String name) {
		String password = randomPassword();
		boolean known = this.jdbc.sql(RESET_PASSWORD)
			.param("name", name)
			.param("password", ENCODER.encode(password))
			.update() > 0;
		endSessions(name);
		return known ? password : null;
	}

	/**
	 * Refuses a person from now on, and ends all sessions.
	 * @param name of the person
	 * @return whether there is such a person
	 */
	@Transactional
	public boolean disable(String name) {
		boolean known = this.jdbc.sql(DISABLE).param("name", name).update() > 0;
		endSessions(name);
		return known;
	}

	/**
	 * Lets a person sign in again, with the password or the provider of before.
	 * @param name of the person
	 * @return whether there is such a person
	 */
	public boolean enable(String name) {
		return this.jdbc.sql(ENABLE).param("name", name).update() > 0;
	}

	/**
	 * Lists all people.
	 * @return by name
	 */
	public List<ConsoleUser> findAll() {
		return this.jdbc.sql(FIND_ALL).query(RecordRowMapper.of(ConsoleUser.class)).list();
	}

	private void endSessions(String name) {
		this.jdbc.sql(END_SESSIONS).param("name", name).update();
	}

	private static String randomPassword() {
		byte[] bytes = new byte[PASSWORD_BYTES];
		RANDOM.nextBytes(bytes);
		return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
	}

}
