package io.regwatch.ingest.discover;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

import io.regwatch.ingest.discover.KnownItems.KnownDates;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.SourceDefinition.Tolerance;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.jspecify.annotations.Nullable;

/**
 * Detects dates that a list writes in another order than before: day and month of many
 * are exchanged, or many can no longer be read.
 */
final class DoubtfulDates {

	/** So few may have been corrected by the authority. */
	private static final int LEAST_SWAPPED = 3;

	private static final List<DateField> FIELDS = List.of(
			new DateField("published", ListedItem::published, KnownDates::published),
			new DateField("effective", ListedItem::effective, KnownDates::effective));

	private DoubtfulDates() {
	}

	/**
	 * Gives items their known dates if those of the listing are doubtful.
	 * @param listing what the source named
	 * @param known dates by external id
	 * @param tolerance of the source
	 * @return the listing, with an anomaly if a field is doubtful
	 */
	static Listing withhold(Listing listing, Map<String, KnownDates> known, Tolerance tolerance) {
		if (tolerance.shrink() >= 1) {
			return listing;
		}
		List<String> details = new ArrayList<>();
		List<ListedItem> items = listing.items();
		for (DateField field : FIELDS) {
			Optional<String> doubt = field.doubt(listing.items(), known, tolerance);
			if (doubt.isPresent()) {
				details.add(doubt.get());
				items = items.stream().map((item) -> field.restore(item, known)).toList();
			}
		}
		return details.isEmpty() ? listing
				: listing.with(new Anomaly(AnomalyRule.DOUBTFUL_DATES, String.join("; ", details)), items);
	}

	/** A field of items that is a date. */
	private record DateField(String name, Function<ListedItem, @Nullable Instant> listed,
			Function<KnownDates, @Nullable Instant> known) {

		Optional<String> doubt(List<ListedItem> items, Map<String, KnownDates> known, Tolerance tolerance) {
			List<Change> changes = items.stream().flatMap((item) -> change(item, known).stream()).toList();
			long swapped = changes.stream().filter(Change::isSwapped).count();
			long unread = changes.stream().filter((change) -> change.now() == null).count();
			long other = changes.stream().filter(Change::isOther).count() - swapped;
			return ((swapped >= LEAST_SWAPPED && swapped > other)
					|| !tolerance.allows((int) (swapped + unread), changes.size()))
							? Optional
								.of("Field '%s' of %d items: %d dates have day and month exchanged, %d cannot be read"
									.formatted(this.name, changes.size(), swapped, unread))
							: Optional.empty();
		}

		/** Of an item that had a date, and has one now or a text that is none. */
		private Optional<Change> change(ListedItem item, Map<String, KnownDates> known) {
			Instant now = this.listed.apply(item);
			return Optional.ofNullable(known.get(item.externalId()))
				.map(this.known)
				.filter((_) -> now != null || item.note() != null)
				.map((before) -> new Change(day(before), (now != null) ? day(now) : null));
		}

		ListedItem restore(ListedItem item, Map<String, KnownDates> known) {
			KnownDates dates = known.get(item.externalId());
			Instant before = (dates != null) ? this.known.apply(dates) : null;
			return this.name.equals("published") ? item.dated(before, item.effective())
					: item.dated(item.published(), before);
		}

		private static LocalDate day(Instant instant) {
			return LocalDate.ofInstant(instant, ZoneOffset.UTC);
		}

	}

	/** A day and what the listing says instead; {@code null} if it cannot be read. */
	private record Change(LocalDate before, @Nullable LocalDate now) {

		boolean isOther() {
			return this.now != null && !this.now.equals(this.before);
		}

		boolean isSwapped() {
			return isOther() && Objects.requireNonNull(this.now).getYear() == this.before.getYear()
					&& this.now.getMonthValue() == this.before.getDayOfMonth()
					&& this.now.getDayOfMonth() == this.before.getMonthValue();
		}

	}

}
