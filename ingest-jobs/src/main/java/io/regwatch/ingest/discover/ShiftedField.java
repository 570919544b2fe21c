package io.regwatch.ingest.discover;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

import io.regwatch.ingest.discover.KnownItems.KnownItem;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/**
 * A field of which most known items state another value than before: a column may have
 * moved, or a cell may have got a filler. If it is true, the next run finds the same.
 *
 * @param changes of the field, by external id
 * @param compared how many known items state it
 */
record ShiftedField(StatedField field, List<Change> changes, int compared) {

	/** So few documents may change on one day. */
	private static final int SEVERAL = 4;

	/** Enough of a long list to recognise its values. */
	private static final int EXAMPLES = 100;

	private static final double NEARLY_ALL = 0.9;

	/**
	 * Finds such a field.
	 * @param items as they are listed
	 * @param known as they were listed before, by external id
	 */
	static Optional<ShiftedField> find(StatedField field, List<ListedItem> items, Map<String, KnownItem> known) {
		List<Change> compared = items.stream()
			.flatMap((item) -> Optional.ofNullable(known.get(item.externalId()))
				.flatMap((before) -> Change.of(field, item, before))
				.stream())
			.sorted(Comparator.comparing(Change::externalId))
			.toList();
		ShiftedField shifted = new ShiftedField(field, compared.stream().filter(Change::isOther).toList(),
				compared.size());
		return (shifted.isOfMost() || shifted.isOneWay(compared)) ? Optional.of(shifted) : Optional.empty();
	}

	private boolean isOfMost() {
		return this.changes.size() >= SEVERAL && this.changes.size() * 2 > this.compared;
	}

	/**
	 * Most that had another status have this one now; that drafts become final is usual.
	 */
	private boolean isOneWay(List<Change> all) {
		return this.field == StatedField.STATUS && this.changes.stream()
			.filter((change) -> !change.isProgress())
			.collect(Collectors.groupingBy(Change::now, Collectors.counting()))
			.entrySet()
			.stream()
			.anyMatch((to) -> to.getValue() >= SEVERAL
					&& to.getValue() * 2 > all.stream().filter((one) -> !one.before().equals(to.getKey())).count());
	}

	/** Some of the values, for the next run. */
	Map<String, String> examples() {
		return this.changes.stream()
			.limit(EXAMPLES)
			.collect(Collectors.toMap(Change::externalId, Change::now, (first, _) -> first, TreeMap::new));
	}

	/**
	 * Whether the run before found the same.
	 * @param earlier values that it did not take, by external id
	 */
	boolean isConfirmedBy(Map<String, String> earlier) {
		Map<String, String> now = this.changes.stream()
			.collect(Collectors.toMap(Change::externalId, Change::now, (first, _) -> first));
		long same = earlier.entrySet()
			.stream()
			.filter((value) -> value.getValue().equals(now.get(value.getKey())))
			.count();
		return !earlier.isEmpty() && same >= earlier.size() * NEARLY_ALL;
	}

	String detail() {
		return "Field '%s' of %d of %d known items is another than before, such as %s".formatted(this.field.label(),
				this.changes.size(), this.compared,
				this.changes.stream().limit(2).map(Change::toString).collect(Collectors.joining(", ")));
	}

	/** What an item stated, and states now. */
	record Change(String externalId, String before, String now) {

		/** A status that no list has stated is the one that the document has. */
		static Optional<Change> of(StatedField field, ListedItem item, KnownItem known) {
			@Nullable String now = field.of(item);
			@Nullable String stated = field.of(known.listed());
			@Nullable String before = (stated == null && field == StatedField.STATUS) ? known.status().code() : stated;
			return (before == null || now == null) ? Optional.empty()
					: Optional.of(new Change(item.externalId(), before, now));
		}

		boolean isOther() {
			return !this.before.equals(this.now);
		}

		boolean isProgress() {
			return this.now.equals(VersionStatus.IN_FORCE.code()) && (this.before.equals(VersionStatus.DRAFT.code())
					|| this.before.equals(VersionStatus.NOT_YET_IN_FORCE.code()));
		}

		@Override
		public String toString() {
			return "'%s' instead of '%s' of '%s'".formatted(this.now, this.before, this.externalId);
		}

	}

}
