package io.regwatch.ingest.discover;

import java.util.UUID;

/** A listing was asked to stop and can go on later. */
final class StoppedListingException extends RuntimeException {

	StoppedListingException(UUID runId) {
		super("Run '%s' was asked to stop while its source was listed".formatted(runId));
	}

}
