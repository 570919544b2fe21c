package io.regwatch.encryption;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

/** The key to encrypt or decrypt a secret is not configured in this process. */
public final class EncryptionKeyException extends ResponseStatusException {

	private static final long serialVersionUID = 1L;

	/** An operator has to add the key: sooner than after a minute, nothing changes. */
	private static final String RETRY_AFTER_SECONDS = "60";

	EncryptionKeyException(String message) {
		super(HttpStatus.SERVICE_UNAVAILABLE, message);
	}

	@Override
	public HttpHeaders getHeaders() {
		HttpHeaders headers = new HttpHeaders();
		headers.set(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS);
		return headers;
	}

}
