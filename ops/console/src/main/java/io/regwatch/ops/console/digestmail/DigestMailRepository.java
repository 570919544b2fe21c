package io.regwatch.ops.console.digestmail;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The digest mails that people have ordered. */
@Repository
class DigestMailRepository {

	private static final String COLUMNS = """
			SELECT ordered.person, ordered.workspace_id, workspace.name AS workspace, ordered.address, ordered.frequency,
				ordered.saved_search_id, ordered.sent_cursor, ordered.sent_at, ordered.next_on
			FROM digest_mail AS ordered
			JOIN workspace ON workspace.id = ordered.workspace_id
			""";

	private static final String FIND = COLUMNS + """
			WHERE ordered.person = :person AND ordered.workspace_id = :workspace
			""";

	// A person who may no longer see the workspace gets no mail about it.
	private static final String FIND_DUE = COLUMNS + """
			JOIN console_user AS receiver ON receiver.name = ordered.person AND receiver.disabled_at IS NULL
				AND (receiver.client_id IS NULL OR receiver.client_id = workspace.client_id)
			WHERE ordered.next_on <= (now() AT TIME ZONE 'UTC')::date
			ORDER BY ordered.person, ordered.workspace_id
			""";

	private static final String NEXT_ON = """
			CASE CAST(:frequency AS text)
				WHEN 'daily' THEN (now() AT TIME ZONE 'UTC')::date + 1
				ELSE date_trunc('week', now() AT TIME ZONE 'UTC')::date + 7 END
			""";

	private static final String SAVE = """
			INSERT INTO digest_mail (person, workspace_id, address, frequency, saved_search_id, sent_cursor, next_on)
			VALUES (:person, :workspace, :address, :frequency, :search, :cursor, %s)
			ON CONFLICT (workspace_id, person) DO UPDATE
			SET address = excluded.address, frequency = excluded.frequency, saved_search_id = excluded.saved_search_id,
				next_on = excluded.next_on
			""".formatted(NEXT_ON);

	private static final String DELETE = """
			DELETE FROM digest_mail
			WHERE person = :person AND workspace_id = :workspace
			""";

	private static final String MARK_SENT = """
			UPDATE digest_mail
			SET sent_cursor = :cursor, sent_at = now(), next_on = %s
			WHERE person = :person AND workspace_id = :workspace
			""".formatted(NEXT_ON);

	private final JdbcClient jdbc;

	DigestMailRepository(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	Optional<DigestMail> find(String person, UUID workspace) {
		return sql(FIND, person, workspace).query(RecordRowMapper.of(DigestMail.class)).optional();
	}

	/** Of all people, those that are due now. */
	List<DigestMail> findDue() {
		return this.jdbc.sql(FIND_DUE).query(RecordRowMapper.of(DigestMail.class)).list();
	}

	/**
	 * Orders mails, or changes the order.
	 * @param search {@code null} for all changes
	 * @param cursor after which the first mail begins
	 */
	void save(String person, UUID workspace, String address, DigestMailFrequency frequency, @Nullable UUID search,
			String cursor) {
		sql(SAVE, person, workspace).param("address", address)
			.param("frequency", frequency.code())
			.param("search", search)
			.param("cursor", cursor)
			.update();
	}

	void delete(String person, UUID workspace) {
		sql(DELETE, person, workspace).update();
	}

	void markSent(DigestMail mail, String cursor) {
		sql(MARK_SENT, mail.person(), mail.workspaceId()).param("frequency", mail.frequency().code())
			.param("cursor", cursor)
			.update();
	}

	private JdbcClient.StatementSpec sql(String statement, String person, UUID workspace) {
		return this.jdbc.sql(statement).param("person", person).param("workspace", workspace);
	}

}
