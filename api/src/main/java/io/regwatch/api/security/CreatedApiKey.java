package io.regwatch.api.security;

/**
 * A key that has just been made: the only moment at which it can be seen.
 *
 * @param id its public part
 * @param key what the client sends
 * @param client name of the client
 */
public record CreatedApiKey(String id, String key, String client) {

	@Override
	public String toString() {
		return this.id;
	}

}
