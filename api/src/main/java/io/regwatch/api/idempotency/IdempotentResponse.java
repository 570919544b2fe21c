package io.regwatch.api.idempotency;

import java.security.MessageDigest;

import org.jspecify.annotations.Nullable;

/**
 * A response that is kept.
 *
 * @param fingerprint of the request
 * @param status of the response
 * @param mediaType of the body; {@code null} if there is none
 * @param body possibly empty
 * @param secret whether the body must not be stored as it is
 */
@SuppressWarnings("ArrayRecordComponent")
record IdempotentResponse(byte[] fingerprint, int status, @Nullable String mediaType, byte[] body, boolean secret) {

	boolean answers(byte[] other) {
		return MessageDigest.isEqual(this.fingerprint, other);
	}

}
