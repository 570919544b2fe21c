package io.regwatch.change;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

import io.regwatch.store.DatabaseClock;
import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * The changes as a workspace sees them. Changes of references and updates are stored once
 * and are shown to the workspaces that see the reference when they read.
 */
@Component
public class ChangeFeed {

	private static final Duration POLL_INTERVAL = Duration.ofMillis(200);

	private static final long WINDOW = 20_000;

	// A hidden reference has no changes: the feed says that its visibility was lost, as
	// it
	// says of updates that duplicate another one.
	private static final String FIND = """
			SELECT change.position, CASE
				WHEN change.type IN ('update.created', 'update.changed', 'context.changed', 'assessment.failed') AND EXISTS (
					SELECT FROM duplicate_update AS duplicate
					WHERE duplicate.workspace_id = :workspace AND duplicate.update_id = change.update_id)
				THEN 'visibility.lost' ELSE change.type END AS type,
				change.source_id, change.reference_id, change.update_id, change.reason, change.occurred_at,
				change.reference_id IS NOT NULL AND reference.id IS NULL AS deleted,
				coalesce(reported.detected_at, version.detected_at) AS detected_at
			FROM change_event AS change
			LEFT JOIN reference ON reference.id = change.reference_id
			LEFT JOIN reference_version AS version ON version.id = reference.current_version_id
			LEFT JOIN reference_update AS reported ON reported.id = change.update_id
			WHERE change.position BETWEEN :first AND :last
				AND (change.workspace_id = :workspace OR change.workspace_id IS NULL)
				AND (change.type IN ('visibility.gained', 'visibility.lost') OR change.source_id IS NOT NULL
					OR (change.type = 'update.retracted' AND change.workspace_id IS NOT NULL) OR EXISTS (
					SELECT FROM visible_reference AS visible
					WHERE visible.workspace_id = :workspace AND visible.reference_id = change.reference_id))
			ORDER BY change.position
			LIMIT :limit
			""";

	private final JdbcClient jdbc;

	private final ChangeLog log;

	private final ChangedResources resources;

	private final DatabaseClock clock;

	private volatile boolean closed;

	ChangeFeed(JdbcClient jdbc, ChangeLog log, ChangedResources resources, DatabaseClock clock) {
		this.jdbc = jdbc;
		this.log = log;
		this.resources = resources;
		this.clock = clock;
	}

	/**
	 * The beginning of the feed: first everything that a workspace sees, then all changes
	 * since.
	 * @return a new cursor
	 */
	public ChangeCursor begin() {
		return ChangeCursor.snapshotAt(this.log.last());
	}

	/**
	 * The end of the feed: only later changes follow.
	 * @return a new cursor
	 */
	public ChangeCursor end() {
		return ChangeCursor.after(this.log.last());
	}

	/**
	 * Reads the next changes, all that are committed.
	 * @param workspace that reads
	 * @param cursor after which to read
	 * @param limit number of changes, at least 1
	 * @return fewer than the limit only at the end of the feed, and at the end of the
	 * snapshot, which the changes since it follow
	 * @throws ChangeCursorExpiredException if changes after the cursor were deleted, or
	 * the cursor is of the time before the database was restored
	 */
	public ChangeBatch read(UUID workspace, ChangeCursor cursor, int limit) {
		long last = this.log.last();
		ChangeBatch batch = cursor.snapshot() ? readSnapshot(workspace, cursor, limit)
				: readChanges(workspace, cursor, last, limit);
		if (cursor.next() <= this.log.purged() || cursor.position() > this.log.highest()) {
			throw new ChangeCursorExpiredException(cursor);
		}
		return batch;
	}

	/**
	 * Finds the changes since a moment, for lists of what has changed. A change counts
	 * from when it can be read, so one that is committed late is not missed.
	 * @param time included
	 * @param last the last position; {@code null} for all that are committed
	 * @return their positions
	 * @throws ChangeCursorExpiredException if some of them were deleted
	 */
	public ChangeInterval since(Instant time, @Nullable Long last) {
		long end = (last != null) ? last : this.log.lastInTime();
		return new ChangeInterval(this.log.before(time).orElseThrow(() -> new ChangeCursorExpiredException(time)), end);
	}

	/**
	 * Waits for any change after a cursor. Holds a virtual thread, but no database
	 * connection.
	 * @param cursor after which to look
	 * @param nanoTime until when to wait
	 * @return {@code false} if there was none in time
	 * @throws InterruptedException if this thread is to end
	 */
	public boolean await(ChangeCursor cursor, long nanoTime) throws InterruptedException {
		boolean found = this.log.recentLast() > cursor.position();
		while (!found && !this.closed && System.nanoTime() - nanoTime < 0) {
			Thread.sleep(POLL_INTERVAL);
			found = this.log.recentLast() > cursor.position();
		}
		return found;
	}

	/** Requests that wait do not delay the end of the process. */
	@EventListener
	void close(ContextClosedEvent event) {
		this.closed = true;
	}

	private ChangeBatch readSnapshot(UUID workspace, ChangeCursor cursor, int limit) {
		Instant now = this.clock.now();
		List<Change> visible = this.resources.findVisible(workspace, cursor.resourceAt(cursor.position()), limit)
			.stream()
			.map((resource) -> resource.change(cursor, ChangeType.VISIBILITY_GAINED, now))
			.toList();
		return (visible.size() < limit) ? new ChangeBatch(visible, ChangeCursor.after(cursor.position()))
				: new ChangeBatch(visible, visible.getLast().cursor());
	}

	private ChangeBatch readChanges(UUID workspace, ChangeCursor cursor, long last, int limit) {
		List<Change> changes = new ArrayList<>();
		ChangeCursor place = cursor;
		while (place.next() <= last && changes.size() < limit) {
			long end = Math.min(place.next() + WINDOW - 1, last);
			List<ChangeRow> rows = find(workspace, place.next(), end, limit);
			@Nullable ChangeCursor stopped = add(workspace, rows, place, changes, limit);
			place = (stopped != null) ? stopped
					: ChangeCursor.after((rows.size() < limit) ? end : rows.getLast().position());
		}
		return new ChangeBatch(changes, place);
	}

	/** Adds changes up to the limit, and returns where it stopped if it was reached. */
	private @Nullable ChangeCursor add(UUID workspace, List<ChangeRow> rows, ChangeCursor place, List<Change> changes,
			int limit) {
		for (ChangeRow row : rows) {
			changes.addAll(changes(workspace, row, place, limit - changes.size()));
			if (changes.size() == limit) {
				return changes.getLast().cursor();
			}
		}
		return null;
	}

	private List<Change> changes(UUID workspace, ChangeRow row, ChangeCursor place, int limit) {
		if (row.hasOneResource() || row.updateId() != null) {
			return List.of(row.change(Objects.requireNonNull(row.referenceId())));
		}
		ChangeCursor position = ChangeCursor.after(row.position());
		return this.resources.find(workspace, row, place.resourceAt(row.position()), limit)
			.stream()
			.map((resource) -> resource.change(position, type(row, resource), row.occurredAt()))
			.toList();
	}

	private static ChangeType type(ChangeRow row, ChangedResource resource) {
		if (row.type() == ChangeType.REFERENCE_CHANGED && resource.visible()) {
			return (resource.updateId() != null) ? ChangeType.UPDATE_CHANGED : ChangeType.REFERENCE_CHANGED;
		}
		return resource.visible() ? ChangeType.VISIBILITY_GAINED : ChangeType.VISIBILITY_LOST;
	}

	private List<ChangeRow> find(UUID workspace, long first, long last, int limit) {
		return this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.param("first", first)
			.param("last", last)
			.param("limit", limit)
			.query(RecordRowMapper.of(ChangeRow.class))
			.list();
	}

}
