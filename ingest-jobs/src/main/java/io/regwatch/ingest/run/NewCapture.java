package io.regwatch.ingest.run;

import java.net.URI;
import java.util.Objects;
import java.util.stream.Collectors;

import io.regwatch.http.Validators;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.Reception;
import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of a check of an item.
 *
 * @param item listed or not
 * @param url address that was requested
 * @param outcome {@code fetched}, {@code not_modified}, {@code refused} or {@code gone}
 * @param reception of the response
 * @param file its bytes; {@code null} if there are none
 * @param detail what happened instead; {@code null} if it was not refused
 */
public record NewCapture(RunItem item, String url, String outcome, Reception reception, @Nullable ContentHash file,
		@Nullable String detail) {

	/**
	 * An item's bytes were fetched.
	 * @param item listed
	 * @param url address that was requested
	 * @param outcome with its bytes
	 * @return to be added
	 */
	public static NewCapture fetched(RunItem item, String url, FetchOutcome.Fetched outcome) {
		return new NewCapture(item, url, "fetched", outcome.reception(), outcome.file().hash(), null);
	}

	/**
	 * An item's bytes are still those of the last capture; validators that the host does
	 * not repeat stay.
	 * @param item listed
	 * @param last with its bytes
	 * @param outcome with newer validators
	 * @return to be added
	 */
	public static NewCapture notModified(RunItem item, LastCapture last, FetchOutcome.NotModified outcome) {
		Reception reception = outcome.reception();
		Validators validators = reception.validators().isEmpty() ? last.validators() : reception.validators();
		return new NewCapture(item, last.url(), "not_modified",
				new Reception(reception.status(), reception.hops(), validators), last.file(), null);
	}

	/**
	 * An item could not be fetched.
	 * @param item listed
	 * @param url address that was requested
	 * @param outcome with what happened
	 * @return to be added
	 */
	public static NewCapture refused(RunItem item, String url, FetchOutcome.Refused outcome) {
		return new NewCapture(item, url, "refused", outcome.reception(), null, outcome.detail());
	}

	/**
	 * The source reports that an item is gone.
	 * @param item listed or not
	 * @param url address that was requested
	 * @param reception of the response
	 * @return to be added
	 */
	public static NewCapture gone(RunItem item, String url, Reception reception) {
		return new NewCapture(item, url, "gone", reception, null, null);
	}

	/**
	 * The listed item with the file that was fetched or not modified.
	 * @return to be compared
	 */
	public RunItem itemWithFile() {
		return this.item.with(Objects.requireNonNull(this.file),
				Objects.requireNonNull(this.item.listed()).announcedType());
	}

	/** Addresses, which have no blanks, separated by them. */
	String hops() {
		return this.reception.hops().stream().map(URI::toString).collect(Collectors.joining(" "));
	}

	@Nullable String hash() {
		return (this.file != null) ? this.file.hex() : null;
	}

}
