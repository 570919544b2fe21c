package io.regwatch.http;

import java.io.IOException;

/** An address that the source may not ask. */
final class UriNotAllowedException extends IOException {

	UriNotAllowedException(String message) {
		super(message);
	}

}
