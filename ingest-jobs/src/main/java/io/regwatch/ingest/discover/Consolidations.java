package io.regwatch.ingest.discover;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.ingest.discover.KnownItems.KnownVersion;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.StatedRelation;
import io.regwatch.schema.RelationKind;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/**
 * Makes one item of a document and its consolidated texts, which are versions of it and
 * not documents of their own. The latest consolidated text that applies is the current
 * one; what the listing says of the document itself, its title and status, stays. The
 * relation stays as well: it marks documents with consolidated texts. A text of the
 * future is a document of its own until its day comes, and ends when it is the current
 * text.
 *
 * @param sourceId whose documents they are
 * @param known external ids of its references that are not gone
 * @param versions current texts of documents with consolidated ones, by external id
 * @param now time of the run
 */
record Consolidations(String sourceId, Set<String> known, Map<String, KnownVersion> versions, Instant now) {

	/** Merges items by the relation {@code consolidates} within their source. */
	Listing merge(Listing listing) {
		Map<String, List<ListedItem>> rows = new LinkedHashMap<>();
		listing.items().forEach((item) -> rows.computeIfAbsent(documentOf(item), (_) -> new ArrayList<>()).add(item));
		return listing.reducedTo(rows.entrySet()
			.stream()
			.map((document) -> ConsolidatedDocument.of(document.getKey(), document.getValue()))
			.flatMap((document) -> Stream.concat(Stream.of(document.item(this.now)),
					document.texts()
						.stream()
						.filter((text) -> !rows.containsKey(text.externalId()) && isApart(document, text))
						.map(this::apart)))
			.toList());
	}

	/**
	 * A document does not return to an older text because a listing lacks the latest, nor
	 * gets one of the future because it lacks all others.
	 */
	Listing withoutOthers(Listing merged) {
		return merged.reducedTo(merged.items()
			.stream()
			.filter((item) -> version(item.externalId())
				.filter((version) -> version.isNewerThan(item) || version.appliesBefore(item, this.now))
				.isEmpty())
			.toList());
	}

	/**
	 * Gives texts that are documents of their own the status that follows from their
	 * dates, which no listing states.
	 */
	Listing withStatus(Listing merged) {
		return merged.replaced(merged.items()
			.stream()
			.map((item) -> documentOf(item).equals(item.externalId()) ? item
					: with(item,
							ConsolidatedDocument.isFuture(item, this.now) ? VersionStatus.NOT_YET_IN_FORCE
									: VersionStatus.SUPERSEDED))
			.toList());
	}

	private boolean isApart(ConsolidatedDocument document, ListedItem text) {
		return this.known.contains(text.externalId())
				|| (ConsolidatedDocument.isFuture(text, this.now) && (!text.equals(document.current(this.now))
						|| version(document.externalId()).filter((version) -> version.appliesBefore(text, this.now))
							.isPresent()));
	}

	/** Its row may state the status of the document. */
	private ListedItem apart(ListedItem text) {
		return with(ConsolidatedDocument.isFuture(text, this.now)
				? text.dated(text.published(), ConsolidatedDocument.date(text)) : text, null);
	}

	private Optional<KnownVersion> version(String externalId) {
		return Optional.ofNullable(this.versions.get(externalId));
	}

	private static ListedItem with(ListedItem text, @Nullable VersionStatus status) {
		return text.hasEnded() ? text
				: text.stating(status, text.effective(), text.edition(), text.type(), text.language());
	}

	/** The id of the document that an item is a consolidated text of, else its own. */
	private String documentOf(ListedItem item) {
		return item.relations()
			.stream()
			.filter((relation) -> relation.kind() == RelationKind.CONSOLIDATES)
			.filter((relation) -> relation.source() == null || relation.source().equals(this.sourceId))
			.map(StatedRelation::externalId)
			.findFirst()
			.orElse(item.externalId());
	}

}
