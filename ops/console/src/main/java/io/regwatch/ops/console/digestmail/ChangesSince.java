package io.regwatch.ops.console.digestmail;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import io.regwatch.change.Change;

/** The updates that changes concern, each counted once. */
final class ChangesSince {

	private final Set<UUID> added = new LinkedHashSet<>();

	private final Set<UUID> changed = new LinkedHashSet<>();

	private final Set<UUID> retracted = new LinkedHashSet<>();

	void add(Change change) {
		UUID update = change.updateId();
		if (update == null) {
			return;
		}
		switch (change.type()) {
			case UPDATE_CREATED, VISIBILITY_GAINED -> this.added.add(update);
			case UPDATE_CHANGED, CONTEXT_CHANGED -> this.changed.add(update);
			case UPDATE_RETRACTED -> this.retracted.add(update);
			case VISIBILITY_LOST -> remove(update);
			case REFERENCE_CHANGED, ASSESSMENT_FAILED -> {
			}
		}
	}

	List<UUID> added() {
		return this.added.stream().filter((one) -> !this.retracted.contains(one)).toList();
	}

	List<UUID> changed() {
		return this.changed.stream()
			.filter((one) -> !this.added.contains(one) && !this.retracted.contains(one))
			.toList();
	}

	/** Also of those that were never in a mail: they may have been seen elsewhere. */
	List<UUID> retracted() {
		return List.copyOf(this.retracted);
	}

	private void remove(UUID update) {
		this.added.remove(update);
		this.changed.remove(update);
	}

}
