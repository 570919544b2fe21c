package io.regwatch.ingest.source;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;

/**
 * Everything a source lists at one moment.
 *
 * @param reported total the authority gives; {@code null} where it gives none
 * @param items in the source's order
 * @param rejections items that the listing names but that cannot be taken
 * @param anomalies what is odd about it, at most one a rule
 * @param excerpt whether it only names what is new: an absence then says nothing
 * @param parts the lists that it was read from, as far as they are told apart
 * @param lacking external ids of rows where a field was not found, so that it has no
 * value or its default, by the name of the field; all fields that are read, and each part
 * of a joined text. Empty if the source does not tell
 * @param leftOut external ids of rows that are none of the source's documents
 */
public record Listing(@Nullable Integer reported, List<ListedItem> items, List<Rejection> rejections,
		List<Anomaly> anomalies, boolean excerpt, List<Part> parts, Map<String, Set<String>> lacking,
		Set<String> leftOut) {

	public Listing(@Nullable Integer reported, List<ListedItem> items, List<Rejection> rejections,
			List<Anomaly> anomalies) {
		this(reported, items, rejections, anomalies, false, List.of(), Map.of(), Set.of());
	}

	public Listing {
		items = List.copyOf(items);
		rejections = List.copyOf(rejections);
		anomalies = List.copyOf(anomalies);
		parts = List.copyOf(parts);
		lacking = Map.copyOf(lacking);
		leftOut = Set.copyOf(leftOut);
	}

	/**
	 * Why the listing is known to be incomplete.
	 * @return {@code null} if it seems whole
	 */
	public @Nullable String shortfall() {
		return Anomaly.shortfall(this.anomalies);
	}

	/**
	 * An item that is named but cannot be taken.
	 *
	 * @param item as far as it is known
	 * @param reason why
	 * @param detail one sentence for operators
	 * @param ifNew whether it can be taken if its reference is known
	 */
	public record Rejection(ListedItem item, RejectionReason reason, String detail, boolean ifNew) {

		public Rejection(ListedItem item, RejectionReason reason, String detail) {
			this(item, reason, detail, false);
		}

	}

	/**
	 * What one of its lists had.
	 *
	 * @param start where it begins: an address, with its body if it is requested by POST,
	 * or with the name of a file if it is an archive
	 * @param pages that had items
	 * @param stated whether it says how many rows it has, or which page is its last one
	 * @param lastItems external ids on the last page that had items, some of many
	 * @param entries of a feed, those that the source leaves out included: hashes of
	 * their ids and addresses, the newest of many
	 * @param end of a file of lines; {@code null} if it is none
	 */
	public record Part(String start, int pages, boolean stated, List<String> lastItems, List<String> entries,
			@Nullable FileEnd end) {

		/** Between the address of an archive and the name of a file in it. */
		public static final String OF_ARCHIVE = "!/";

		public Part {
			lastItems = List.copyOf(lastItems);
			// Ledgers that were written before feeds were remembered lack them.
			entries = (entries != null) ? List.copyOf(entries) : List.of();
		}

	}

	/**
	 * How a file of lines ends.
	 *
	 * @param closed whether with the end of a line
	 * @param item external id of its last row; {@code null} if that is no item
	 */
	public record FileEnd(boolean closed, @Nullable String item) {

	}

	/**
	 * How many items the source named.
	 * @return taken and rejected ones
	 */
	public int size() {
		return this.items.size() + this.rejections.size();
	}

	/** The same of a source that is no register. */
	public Listing asExcerpt() {
		return new Listing(this.reported, this.items, this.rejections, this.anomalies, true, this.parts, this.lacking,
				this.leftOut);
	}

	/**
	 * The same without items that cannot be taken.
	 * @param rejected which ones
	 * @param reason why
	 * @param detail one sentence for operators
	 * @return a listing that rejects them
	 */
	public Listing rejecting(Predicate<ListedItem> rejected, RejectionReason reason, String detail) {
		Map<Boolean, List<ListedItem>> parts = this.items.stream().collect(Collectors.partitioningBy(rejected));
		Stream<Rejection> more = parts.getOrDefault(true, List.of())
			.stream()
			.map((item) -> new Rejection(item, reason, detail));
		return new Listing(this.reported, parts.getOrDefault(false, List.of()),
				Stream.concat(this.rejections.stream(), more).toList(), this.anomalies, this.excerpt, this.parts,
				this.lacking, this.leftOut);
	}

	/**
	 * The same with rejected items of known references that can be taken. Of rows with
	 * the same id, the one that says more counts.
	 * @param known external ids
	 * @return a listing of those, too
	 */
	public Listing takingKnown(Set<String> known) {
		Set<String> ids = this.items.stream().map(ListedItem::externalId).collect(Collectors.toSet());
		List<Rejection> taken = this.rejections.stream()
			.filter(Rejection::ifNew)
			.filter((rejection) -> known.contains(rejection.item().externalId())
					&& ids.add(rejection.item().externalId()))
			.toList();
		return new Listing(this.reported,
				Stream.concat(this.items.stream(), taken.stream().map(Rejection::item)).toList(),
				this.rejections.stream().filter((rejection) -> !taken.contains(rejection)).toList(), this.anomalies,
				this.excerpt, this.parts, this.lacking, this.leftOut);
	}

	/**
	 * The same with other items.
	 * @param replaced its items, as many as it has
	 * @return a listing of those
	 */
	public Listing replaced(List<ListedItem> replaced) {
		return new Listing(this.reported, replaced, this.rejections, this.anomalies, this.excerpt, this.parts,
				this.lacking, this.leftOut);
	}

	/**
	 * The same with another anomaly and what is left to conclude from it.
	 * @param anomaly that it has, too
	 * @param replaced its items, as many as it has
	 * @return a listing of those
	 */
	public Listing with(Anomaly anomaly, List<ListedItem> replaced) {
		return new Listing(this.reported, replaced, this.rejections,
				Stream.concat(this.anomalies.stream(), Stream.of(anomaly)).toList(), this.excerpt, this.parts,
				this.lacking, this.leftOut);
	}

	/**
	 * The same with fewer items that stand for all of its rows. The reported total is
	 * lowered by as many, so that rows which are missing are still noticed.
	 * @param fewer at most as many as it has
	 * @return a listing of those
	 */
	public Listing reducedTo(List<ListedItem> fewer) {
		@Nullable Integer total = (this.reported != null) ? this.reported - (this.items.size() - fewer.size()) : null;
		return new Listing(total, fewer, this.rejections, this.anomalies, this.excerpt, this.parts, this.lacking,
				this.leftOut);
	}

	/**
	 * A listing that could not be read at all.
	 * @param shortfall why
	 * @return a listing without items
	 */
	public static Listing failed(String shortfall) {
		return new Listing(null, List.of(), List.of(), List.of(new Anomaly(AnomalyRule.UNREADABLE, shortfall)));
	}

}
