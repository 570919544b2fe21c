package io.regwatch.ops.server;

import org.jspecify.annotations.Nullable;

/** The servers are not available; the message says why and what to do. */
public abstract sealed class ServersException extends RuntimeException {

	private ServersException(String message, @Nullable Throwable cause) {
		super(message, cause);
	}

	/** Wrong configuration: a usage error. */
	public static final class Misconfigured extends ServersException {

		Misconfigured(String message) {
			super(message, null);
		}

	}

	/** The home directory cannot be used. */
	public static final class UnusableHome extends ServersException {

		UnusableHome(String message, @Nullable Throwable cause) {
			super(message, cause);
		}

	}

	/** A server did not start, does not answer, or waiting for it was interrupted. */
	public static final class NotStarted extends ServersException {

		NotStarted(String message, @Nullable Throwable cause) {
			super(message, cause);
		}

	}

}
