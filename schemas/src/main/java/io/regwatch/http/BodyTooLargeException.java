package io.regwatch.http;

import java.io.IOException;

/** A body has more decoded bytes than its source may send. */
final class BodyTooLargeException extends IOException {

	BodyTooLargeException(long limit) {
		super("Larger than the limit of %d MB (fetch.maxMegabytes)".formatted(limit >> 20));
	}

}
