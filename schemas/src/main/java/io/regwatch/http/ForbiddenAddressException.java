package io.regwatch.http;

import java.io.IOException;

/** An address that the source may not ask. */
final class ForbiddenAddressException extends IOException {

	ForbiddenAddressException(String message) {
		super(message);
	}

}
