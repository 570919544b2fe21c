package io.regwatch.ingest.source.list;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.schema.RejectionReason;
import io.regwatch.schema.text.StatusNotices;
import org.jspecify.annotations.Nullable;

/**
 * The rows that carry one id. A row that moved to the next page in between is the same
 * one, and so is a row under another heading. Of rows that only differ in title and
 * description, the first one counts. Where they mean different documents, it is unknown
 * which has the id, and none gets it.
 */
final class DuplicateIdGroup {

	private final Set<ListedItem> rows = new LinkedHashSet<>();

	/**
	 * Adds a row.
	 * @param row to add
	 * @param archived whether an earlier row with the same address is a newer state of it
	 */
	void add(ListedItem row, boolean archived) {
		if (!archived || this.rows.stream().noneMatch((newer) -> newer.locator().equals(row.locator()))) {
			this.rows.add(row);
		}
	}

	List<ListedItem> accepted() {
		return isClear() ? List.of(first()) : List.of();
	}

	List<Listing.Rejection> rejections() {
		return this.rows.stream()
			.filter((row) -> !isClear() || !isSame(row, first()))
			.map((row) -> new Listing.Rejection(row, RejectionReason.DUPLICATE_ID,
					"Not the only row with the id '%s': %s".formatted(row.externalId(), difference())))
			.toList();
	}

	/** How many rows only repeat another one. */
	int repeated() {
		return this.rows.size() - accepted().size() - rejections().size();
	}

	/** A heading may say that the documents below it have ended. */
	private static boolean isSame(ListedItem row, ListedItem other) {
		return Objects.equals(row.title(), other.title()) && endings(row).equals(endings(other));
	}

	private static List<String> endings(ListedItem row) {
		return StatusNotices.words(Objects.requireNonNullElse(row.description(), "")).toList();
	}

	private boolean isClear() {
		return this.rows.stream().map(DuplicateIdGroup::substance).distinct().count() == 1;
	}

	private ListedItem first() {
		return this.rows.iterator().next();
	}

	private static ListedItem substance(ListedItem row) {
		return substance(row, row.text());
	}

	/** What tells a row from others: it may come with another counter each time. */
	static ListedItem withoutText(ListedItem row) {
		return substance(row, null);
	}

	private static ListedItem substance(ListedItem row, @Nullable String text) {
		return new ListedItem(row.externalId(), row.locator(), "", "", null, null, row.type(), row.status(),
				row.updateType(), row.edition(), row.published(), row.effective(), row.language(), text, null,
				row.relations(), row.files());
	}

	/** Which of the rows' documents differ, for operators. */
	private String difference() {
		return (this.rows.stream().map(ListedItem::locator).distinct().count() > 1)
				? "the rows lead to different addresses" : "the rows lead to the same address";
	}

}
