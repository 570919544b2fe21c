package io.regwatch.encryption;

import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

/** The key to encrypt or decrypt a secret is not configured in this process. */
public final class EncryptionKeyException extends ResponseStatusException {

	private static final long serialVersionUID = 1L;

	EncryptionKeyException(String message) {
		super(HttpStatus.SERVICE_UNAVAILABLE, message);
	}

}
