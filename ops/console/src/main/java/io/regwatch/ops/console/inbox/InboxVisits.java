package io.regwatch.ops.console.inbox;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.change.ChangeCursor;
import io.regwatch.change.ChangeCursorExpiredException;
import io.regwatch.change.ChangeFeed;
import io.regwatch.ops.console.security.ConsoleEnabled;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Up to where in the change feed people have seen the inboxes of workspaces. */
@Repository
@ConsoleEnabled
class InboxVisits {

	private static final int LIMIT = 1000;

	private static final String FIND = """
			SELECT seen_cursor, seen_at
			FROM inbox_visit
			WHERE person = :person AND workspace_id = :workspace
			""";

	private static final String SAVE = """
			INSERT INTO inbox_visit (person, workspace_id, seen_cursor)
			VALUES (:person, :workspace, :cursor)
			ON CONFLICT (workspace_id, person) DO UPDATE
			SET seen_cursor = excluded.seen_cursor, seen_at = now()
			""";

	private final JdbcClient jdbc;

	private final ChangeFeed feed;

	InboxVisits(JdbcClient jdbc, ChangeFeed feed) {
		this.jdbc = jdbc;
		this.feed = feed;
	}

	/**
	 * Finds what is new since a person has seen the inbox.
	 * @return empty if the person never did, or it is too long ago
	 */
	Optional<UnseenChanges> findUnseen(String person, UUID workspace) {
		return this.jdbc.sql(FIND)
			.param("person", person)
			.param("workspace", workspace)
			.query(RecordRowMapper.of(Visit.class))
			.optional()
			.flatMap((visit) -> read(workspace, visit));
	}

	/** A person has seen all that there is. */
	void markSeen(String person, UUID workspace) {
		this.jdbc.sql(SAVE)
			.param("person", person)
			.param("workspace", workspace)
			.param("cursor", this.feed.end().text())
			.update();
	}

	private Optional<UnseenChanges> read(UUID workspace, Visit visit) {
		try {
			return ChangeCursor.parse(visit.seenCursor())
				.map((cursor) -> UnseenChanges.of(visit.seenAt(), this.feed.read(workspace, cursor, LIMIT), LIMIT));
		}
		catch (ChangeCursorExpiredException ex) {
			return Optional.empty();
		}
	}

	private record Visit(String seenCursor, Instant seenAt) {

	}

}
