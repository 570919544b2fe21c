package io.regwatch.ops.cli.output;

/** The arguments or the input of a command are wrong: exit code 2. */
public final class UsageException extends RuntimeException {

	/**
	 * Wrong usage.
	 * @param message one line: what is wrong, and what to do
	 */
	public UsageException(String message) {
		super(message);
	}

}
