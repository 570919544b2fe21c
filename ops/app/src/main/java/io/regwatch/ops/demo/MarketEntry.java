package io.regwatch.ops.demo;

import java.util.Comparator;
import java.util.List;

/**
 * The effect of another market in a profile.
 *
 * @param market code of a geography
 * @param changes updates of the workspace whose assessment changed
 * @param neighbour name of the client's other workspace
 * @param neighboursChanges number of updates whose assessment changed there
 */
public record MarketEntry(String market, List<Change> changes, String neighbour, int neighboursChanges) {

	public MarketEntry {
		changes = List.copyOf(changes);
	}

	/**
	 * An update whose assessment changed.
	 *
	 * @param kind of the update, such as {@code revision}
	 * @param externalId of its reference
	 * @param title of its reference
	 * @param before its priority
	 * @param after its priority now
	 */
	public record Change(String kind, String externalId, String title, String before,
			String after) implements Comparable<Change> {

		private static final Comparator<Change> ORDER = Comparator.comparing(Change::externalId)
			.thenComparing(Change::kind)
			.thenComparing(Change::before)
			.thenComparing(Change::after);

		@Override
		public int compareTo(Change other) {
			return ORDER.compare(this, other);
		}

		@Override
		public String toString() {
			String effect = this.before.equals(this.after)
					? "another status, priority %s as before".formatted(this.after)
					: "priority %s, now %s".formatted(this.before, this.after);
			return "%s %s (%s): %s".formatted(this.externalId, this.title, this.kind.replace('_', ' '), effect);
		}

	}

}
