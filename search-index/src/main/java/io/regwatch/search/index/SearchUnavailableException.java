package io.regwatch.search.index;

import org.jspecify.annotations.Nullable;

/**
 * The search index cannot be used: it cannot be reached, refuses access, is missing or
 * has another layout. The message names its address and says what to do. Nothing is lost:
 * the outbox keeps all changes.
 */
public final class SearchUnavailableException extends RuntimeException {

	SearchUnavailableException(String message, @Nullable Throwable cause) {
		super(message, cause);
	}

}
