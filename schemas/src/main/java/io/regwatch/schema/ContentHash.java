package io.regwatch.schema;

/**
 * The SHA-256 of a file's bytes, which is its name in the file store.
 *
 * @param hex 64 lower-case hexadecimal digits
 */
public record ContentHash(String hex) {

	/** Fails with {@link IllegalArgumentException} when it is not a SHA-256. */
	public ContentHash {
		if (!hex.matches("[0-9a-f]{64}")) {
			throw new IllegalArgumentException("Not a SHA-256 in lower-case hex: '" + hex + "'");
		}
	}

	@Override
	public String toString() {
		return this.hex;
	}

}
