package io.regwatch.ingest.source;

import java.net.URI;
import java.util.List;

import io.regwatch.http.ResponseMetadata;
import io.regwatch.http.Validators;
import org.jspecify.annotations.Nullable;

/**
 * How a look at an item was answered.
 *
 * @param status of HTTP; {@code null} if there was no answer
 * @param hops addresses asked, from the given one to where redirects ended
 * @param validators to ask for changes next time
 */
public record Reception(@Nullable Integer status, List<URI> hops, Validators validators) {

	/** A look at something that does not answer, such as a folder. */
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
