package io.regwatch.ingest.source;

import java.util.List;
import java.util.stream.Stream;

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
 * @param excerpt whether it only names what is new: an absence then says nothing
 */
public record Listing(@Nullable Integer reported, List<ListedItem> items, List<Rejection> rejections,
		@Nullable String shortfall, boolean excerpt) {

	public Listing(@Nullable Integer reported, List<ListedItem> items, List<Rejection> rejections,
			@Nullable String shortfall) {
		this(reported, items, rejections, shortfall, false);
	}

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

	/** The same of a source that is no register. */
	Listing asExcerpt() {
		return new Listing(this.reported, this.items, this.rejections, this.shortfall, true);
	}

	/**
	 * The same with items that earlier listings named.
	 * @param earlier that it does not name
	 * @return a listing of both
	 */
	public Listing with(List<ListedItem> earlier) {
		return new Listing(this.reported, Stream.concat(this.items.stream(), earlier.stream()).toList(),
				this.rejections, this.shortfall, this.excerpt);
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
