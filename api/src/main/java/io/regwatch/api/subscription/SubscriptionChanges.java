package io.regwatch.api.subscription;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Function;

import io.regwatch.api.PatchField;
import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.security.Uuids;
import org.jspecify.annotations.Nullable;

/**
 * Validated changes of subscriptions; each id is unique.
 *
 * @param sources status by id
 * @param references status by id
 */
record SubscriptionChanges(Map<String, String> sources, Map<UUID, String> references) {

	private static final int MAX = 10_000;

	private static final Set<String> STATUSES = Set.of(SubscriptionStatus.SUBSCRIBED.code(),
			SubscriptionStatus.UNSUBSCRIBED.code());

	static SubscriptionChanges of(SubscriptionPatch patch) {
		List<Entry> sources = entries("sources", patch.sources(), (one) -> new Entry(one.sourceId(), one.status()));
		List<Entry> references = entries("references", patch.references(),
				(one) -> new Entry(one.referenceId(), one.status()));
		if (sources.size() + references.size() > MAX) {
			throw new InvalidInputException(
					"'sources' and 'references' have more than %d entries: send them in parts".formatted(MAX));
		}
		return new SubscriptionChanges(read("source", sources, Optional::of),
				read("reference", references, Uuids::parse));
	}

	int size() {
		return this.sources.size() + this.references.size();
	}

	static InvalidInputException unknown(String kind, Iterable<?> ids) {
		return new InvalidInputException("Unknown %s: '%s'; nothing was applied".formatted(kind, join(ids)));
	}

	private static <T> List<Entry> entries(String field, @Nullable PatchField<List<@Nullable T>> given,
			Function<T, Entry> read) {
		if (given == null) {
			return List.of();
		}
		if (given.value() == null) {
			throw new InvalidInputException(
					"Field '%s' must be a list: leave it out to change nothing there".formatted(field));
		}
		return given.value().stream().map((one) -> (one != null) ? read.apply(one) : Entry.NONE).toList();
	}

	private static <K extends Comparable<K>> Map<K, String> read(String kind, List<Entry> entries,
			Function<String, Optional<K>> parse) {
		Map<K, String> changes = new TreeMap<>();
		List<String> unknown = new ArrayList<>();
		for (Entry entry : entries) {
			String id = entry.checkedId(kind);
			String status = entry.checkedStatus(kind, id);
			parse.apply(id).ifPresentOrElse((key) -> {
				if (changes.put(key, status) != null) {
					throw new InvalidInputException(
							"The %s '%s' is there twice; nothing was applied".formatted(kind, id));
				}
			}, () -> unknown.add(id));
		}
		if (!unknown.isEmpty()) {
			throw unknown(kind, unknown);
		}
		return changes;
	}

	private static String join(Iterable<?> ids) {
		List<String> texts = new ArrayList<>();
		ids.forEach((id) -> texts.add(id.toString()));
		return String.join("', '", texts);
	}

	private record Entry(@Nullable String id, @Nullable String status) {

		private static final Entry NONE = new Entry(null, null);

		String checkedId(String kind) {
			if (this.id == null) {
				throw new InvalidInputException("An entry of '%ss' lacks '%sId'".formatted(kind, kind));
			}
			return this.id;
		}

		String checkedStatus(String kind, String id) {
			if (this.status == null || !STATUSES.contains(this.status)) {
				throw new InvalidInputException("Status '%s' of %s '%s' is unknown: use subscribed or unsubscribed"
					.formatted(this.status, kind, id));
			}
			return this.status;
		}

	}

}
