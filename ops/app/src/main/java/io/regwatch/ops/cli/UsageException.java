package io.regwatch.ops.cli;

/** What the person who called has to say otherwise. */
final class UsageException extends RuntimeException {

	UsageException(String message) {
		super(message);
	}

}
