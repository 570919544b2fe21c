package io.regwatch.ingest.discover;

import java.util.UUID;

/** A listing was asked to stop and can be resumed. */
final class StoppedListingException extends RuntimeException {

	StoppedListingException(UUID runId) {
		super("Run '%s' was asked to stop while its source was listed".formatted(runId));
	}

}
