package io.regwatch.search;

import org.jspecify.annotations.Nullable;

/**
 * The search index cannot be used now: it is out of reach, refuses us, is missing or has
 * another layout. The message names its address and says what to do. Nothing is lost:
 * what was to be indexed stays in the outbox.
 */
public final class SearchUnavailableException extends RuntimeException {

	SearchUnavailableException(String message, @Nullable Throwable cause) {
		super(message, cause);
	}

}
