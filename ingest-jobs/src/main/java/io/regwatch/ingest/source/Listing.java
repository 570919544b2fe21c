package io.regwatch.ingest.source;

import java.util.List;

import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;

/**
 * Everything a source lists at one moment.
 *
 * @param reported total the authority gives; {@code null} where it gives none
 * @param items in the source's order
 * @param rejections items that the listing names but that cannot be taken
 * @param shortfall why the listing is known to be incomplete; {@code null} if it seems
 * whole
 */
public record Listing(@Nullable Integer reported, List<ListedItem> items, List<Rejection> rejections,
		@Nullable String shortfall) {

	public Listing {
		items = List.copyOf(items);
		rejections = List.copyOf(rejections);
	}

	/**
	 * An item that is named but cannot be taken.
	 *
	 * @param item as far as it is known
	 * @param reason why
	 * @param detail one sentence for operators
	 */
	public record Rejection(ListedItem item, RejectionReason reason, String detail) {

	}

	/**
	 * How many items the source named.
	 * @return taken and rejected ones
	 */
	public int size() {
		return this.items.size() + this.rejections.size();
	}

	/**
	 * A listing that could not be read at all.
	 * @param shortfall why
	 * @return a listing without items
	 */
	public static Listing failed(String shortfall) {
		return new Listing(null, List.of(), List.of(), shortfall);
	}

}
