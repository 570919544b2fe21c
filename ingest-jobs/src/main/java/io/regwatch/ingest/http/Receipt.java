package io.regwatch.ingest.http;

import java.net.URI;
import java.util.List;

/**
 * How an answer came.
 *
 * @param status of the last hop
 * @param hops addresses asked: the given one, then where redirects led
 * @param validators of the body
 */
public record Receipt(int status, List<URI> hops, Validators validators) {

	public Receipt {
		hops = List.copyOf(hops);
	}

	/**
	 * Where the answer came from in the end.
	 * @return the last hop
	 */
	public URI url() {
		return this.hops.getLast();
	}

	/**
	 * Whether redirects only changed scheme or host, so that the answer is to what was
	 * asked.
	 */
	boolean isDirect() {
		return String.valueOf(this.hops.getFirst().getPath()).equals(url().getPath());
	}

}
