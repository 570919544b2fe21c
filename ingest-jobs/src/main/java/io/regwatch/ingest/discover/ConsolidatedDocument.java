package io.regwatch.ingest.discover;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.StatedRelation;
import org.jspecify.annotations.Nullable;

/**
 * A document with its consolidated texts.
 *
 * @param externalId of the document
 * @param original its own row; {@code null} if the listing has none
 * @param texts rows of its consolidated texts
 */
record ConsolidatedDocument(String externalId, @Nullable ListedItem original, List<ListedItem> texts) {

	private static final Comparator<ListedItem> LATEST = Comparator
		.comparing(ConsolidatedDocument::date, Comparator.nullsFirst(Comparator.naturalOrder()))
		.thenComparing(ListedItem::edition, Comparator.nullsFirst(Comparator.naturalOrder()))
		.thenComparing(ListedItem::externalId);

	/** Where it is day already when it is not in UTC. */
	private static final Duration AHEAD = Duration.ofDays(1);

	static ConsolidatedDocument of(String externalId, List<ListedItem> rows) {
		@Nullable ListedItem original = rows.stream()
			.filter((item) -> item.externalId().equals(externalId))
			.findFirst()
			.orElse(null);
		return new ConsolidatedDocument(externalId, original,
				rows.stream().filter((item) -> !item.equals(original)).toList());
	}

	/** The latest text that applies; if none does yet, the first one. */
	ListedItem current(Instant now) {
		return this.texts.stream()
			.filter((text) -> !isFuture(text, now))
			.max(LATEST)
			.or(() -> Optional.ofNullable(this.original))
			.or(() -> this.texts.stream().min(LATEST))
			.orElseThrow();
	}

	/** The document with its current text; what its own row says of it stays. */
	ListedItem item(Instant now) {
		ListedItem current = current(now);
		if (current.equals(this.original)) {
			return current;
		}
		ListedItem stated = (this.original != null) ? this.original : current;
		return new ListedItem(this.externalId, current.locator(), current.url(), current.fileName(),
				other(stated.title(), current.title()), other(stated.description(), current.description()),
				other(stated.type(), current.type()), other(stated.status(), current.status()), current.updateType(),
				other(current.edition(), current.externalId()), current.published(), current.effective(),
				current.language(), current.text(), current.note(), relations(), current.files());
	}

	private List<StatedRelation> relations() {
		return Stream.concat(Stream.ofNullable(this.original), this.texts.stream())
			.flatMap((item) -> item.relations().stream())
			.distinct()
			.toList();
	}

	/** Whether a text does not apply yet, as far as its source says. */
	static boolean isFuture(ListedItem text, Instant now) {
		Instant date = date(text);
		return date != null && date.isAfter((text.effective() != null) ? now : now.plus(AHEAD));
	}

	/** From when the text of an item applies, as far as its source says. */
	static @Nullable Instant date(ListedItem item) {
		return (item.effective() != null) ? item.effective() : item.published();
	}

	private static <T> @Nullable T other(@Nullable T value, @Nullable T otherwise) {
		return (value != null) ? value : otherwise;
	}

}
