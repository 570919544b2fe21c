package io.regwatch.http;

import java.io.IOException;

/** An address that must not be requested. */
final class UriNotAllowedException extends IOException {

	UriNotAllowedException(String message) {
		super(message);
	}

}
