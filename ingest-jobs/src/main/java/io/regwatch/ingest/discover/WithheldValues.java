package io.regwatch.ingest.discover;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

import io.regwatch.ingest.discover.KnownItems.KnownItem;
import io.regwatch.ingest.run.ListingShapes;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Items keep their known values of fields that a listing states in a doubtful way. */
@Component
class WithheldValues {

	private final KnownItems known;

	private final ListingShapes shapes;

	WithheldValues(KnownItems known, ListingShapes shapes) {
		this.known = known;
		this.shapes = shapes;
	}

	/**
	 * Gives items their known values where those of the listing are doubtful.
	 * @param listing of documents
	 * @param lost names of fields that the listing lost
	 */
	Withheld withhold(SourceDefinition source, Listing listing, Set<String> lost) {
		Listing dated = DoubtfulDates.withhold(listing, this.known.dates(source.id()), source.tolerance());
		if (source.tolerance().shrink() >= 1) {
			return new Withheld(dated, Map.of());
		}
		Map<String, KnownItem> items = this.known.listed(source.id());
		Listing stated = restored(LostTexts.reject(dated, lost, items), items,
				(field, item) -> (lost.contains(field.label()) && !isStated(field, item, dated))
						|| isUnknown(field, item, dated));
		List<ShiftedField> shifted = shifted(source.id(), stated, items);
		Listing restored = restored(stated, items,
				(field, _) -> shifted.stream().anyMatch((one) -> one.field() == field));
		return shifted.isEmpty() ? new Withheld(restored, Map.of()) : new Withheld(
				restored.with(
						new Anomaly(AnomalyRule.SHIFTED_FIELD,
								shifted.stream().map(ShiftedField::detail).collect(Collectors.joining("; "))),
						restored.items()),
				shifted.stream().collect(Collectors.toMap((one) -> one.field().label(), ShiftedField::examples)));
	}

	private List<ShiftedField> shifted(String sourceId, Listing listing, Map<String, KnownItem> known) {
		Map<String, Map<String, String>> earlier = this.shapes.lastShifts(sourceId);
		return Arrays.stream(StatedField.values())
			.flatMap((field) -> ShiftedField.find(field, listing.items(), known).stream())
			.filter((one) -> !one.isConfirmedBy(earlier.getOrDefault(one.field().label(), Map.of())))
			.toList();
	}

	/** Only a status that is not understood is nothing and yet no default. */
	private static boolean isUnknown(StatedField field, ListedItem item, Listing listing) {
		return field == StatedField.STATUS && item.status() == null
				&& listing.lacking().getOrDefault(field.label(), Set.of()).contains(item.externalId());
	}

	/** Of a lost field, what the list still states counts, but not its default. */
	private static boolean isStated(StatedField field, ListedItem item, Listing listing) {
		return field.of(item) != null
				&& !listing.lacking().getOrDefault(field.label(), Set.of()).contains(item.externalId());
	}

	private static Listing restored(Listing listing, Map<String, KnownItem> known,
			BiPredicate<StatedField, ListedItem> doubtful) {
		return listing.replaced(listing.items().stream().map((item) -> {
			@Nullable KnownItem before = known.get(item.externalId());
			return (before != null) ? restored(item, before.listed(), doubtful) : item;
		}).toList());
	}

	private static ListedItem restored(ListedItem item, ListedItem before,
			BiPredicate<StatedField, ListedItem> doubtful) {
		ListedItem restored = item;
		for (StatedField field : StatedField.values()) {
			restored = doubtful.test(field, item) ? field.restore(restored, before) : restored;
		}
		return restored;
	}

	/**
	 * A listing without doubtful values.
	 *
	 * @param shifted some values that most items did not have before, by field and
	 * external id
	 */
	record Withheld(Listing listing, Map<String, Map<String, String>> shifted) {

	}

}
