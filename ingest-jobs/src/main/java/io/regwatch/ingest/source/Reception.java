package io.regwatch.ingest.source;

import java.net.URI;
import java.util.List;

import io.regwatch.http.ResponseMetadata;
import io.regwatch.http.Validators;
import org.jspecify.annotations.Nullable;

/**
 * Metadata of the response to a check of an item.
 *
 * @param status of HTTP; {@code null} if there was no response
 * @param hops addresses requested, from the given one to that of the last redirect
 * @param validators for the next conditional request
 */
public record Reception(@Nullable Integer status, List<URI> hops, Validators validators) {

	/** A check without a response, such as of a folder. */
	public static final Reception NONE = new Reception(null, List.of(), Validators.NONE);

	public Reception {
		hops = List.copyOf(hops);
	}

	public static Reception of(ResponseMetadata receipt) {
		return new Reception(receipt.status(), receipt.hops(), receipt.validators());
	}

	public static Reception ofStatus(@Nullable Integer status) {
		return new Reception(status, List.of(), Validators.NONE);
	}

}
