package io.regwatch.ops.console.inbox;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

import io.regwatch.change.Change;
import io.regwatch.change.ChangeBatch;
import io.regwatch.change.ChangeType;

/**
 * What has changed since a person has seen the inbox.
 *
 * @param since when that was
 * @param marks {@code new} or {@code changed}, by id of the update
 * @param more whether there are further changes
 */
record UnseenChanges(Instant since, Map<UUID, String> marks, boolean more) {

	static UnseenChanges of(Instant since, ChangeBatch batch, int limit) {
		Map<UUID, String> marks = new HashMap<>();
		for (Change change : batch.changes()) {
			if (change.updateId() != null) {
				add(marks, change.updateId(), change.type());
			}
		}
		return new UnseenChanges(since, marks, batch.changes().size() == limit);
	}

	private static void add(Map<UUID, String> marks, UUID update, ChangeType type) {
		switch (type) {
			case UPDATE_CREATED, VISIBILITY_GAINED -> marks.put(update, "new");
			case UPDATE_RETRACTED, VISIBILITY_LOST -> marks.remove(update);
			case UPDATE_CHANGED, CONTEXT_CHANGED -> marks.putIfAbsent(update, "changed");
			case REFERENCE_CHANGED, ASSESSMENT_FAILED -> {
			}
		}
	}

}
