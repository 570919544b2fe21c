package io.regwatch.ingest.discover;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.StatedRelation;
import io.regwatch.schema.RelationKind;
import org.jspecify.annotations.Nullable;

/**
 * Makes one item of a document and its consolidated texts, which are versions of it and
 * not documents of their own. The latest consolidated text is the current one; what the
 * listing says of the document itself, its title and status, stays. The relation stays as
 * well: it marks documents with consolidated texts.
 */
final class Consolidations {

	private static final Comparator<ListedItem> LATEST = Comparator
		.comparing(Consolidations::date, Comparator.nullsFirst(Comparator.naturalOrder()))
		.thenComparing(ListedItem::edition, Comparator.nullsFirst(Comparator.naturalOrder()))
		.thenComparing(ListedItem::externalId);

	private Consolidations() {
	}

	/** Merges items by the relation {@code consolidates} within their source. */
	static Listing merge(String sourceId, Listing listing) {
		Map<String, List<ListedItem>> families = new LinkedHashMap<>();
		listing.items()
			.forEach(
					(item) -> families.computeIfAbsent(documentOf(sourceId, item), (_) -> new ArrayList<>()).add(item));
		return listing.reducedTo(
				families.entrySet().stream().map((family) -> merge(family.getKey(), family.getValue())).toList());
	}

	/** The id of the document that an item is a consolidated text of, else its own. */
	private static String documentOf(String sourceId, ListedItem item) {
		return item.relations()
			.stream()
			.filter((relation) -> relation.kind() == RelationKind.CONSOLIDATES)
			.filter((relation) -> relation.source() == null || relation.source().equals(sourceId))
			.map(StatedRelation::externalId)
			.findFirst()
			.orElse(item.externalId());
	}

	private static ListedItem merge(String document, List<ListedItem> family) {
		@Nullable ListedItem original = family.stream()
			.filter((item) -> item.externalId().equals(document))
			.findFirst()
			.orElse(null);
		ListedItem latest = family.stream()
			.filter((item) -> !item.equals(original))
			.max(LATEST)
			.orElseGet(() -> Objects.requireNonNull(original, "A family has a member"));
		return latest.equals(original) ? latest : version(document, latest, original,
				family.stream().flatMap((item) -> item.relations().stream()).distinct().toList());
	}

	private static ListedItem version(String document, ListedItem latest, @Nullable ListedItem original,
			List<StatedRelation> relations) {
		ListedItem stated = (original != null) ? original : latest;
		return new ListedItem(document, latest.locator(), latest.url(), latest.fileName(),
				other(stated.title(), latest.title()), other(stated.description(), latest.description()),
				other(stated.type(), latest.type()), other(stated.status(), latest.status()), latest.updateType(),
				other(latest.edition(), latest.externalId()), latest.published(), latest.effective(), latest.language(),
				latest.text(), latest.note(), relations, latest.files());
	}

	private static <T> @Nullable T other(@Nullable T value, @Nullable T otherwise) {
		return (value != null) ? value : otherwise;
	}

	/** From when the text of an item applies, as far as its source says. */
	static @Nullable Instant date(ListedItem item) {
		return (item.effective() != null) ? item.effective() : item.published();
	}

}
