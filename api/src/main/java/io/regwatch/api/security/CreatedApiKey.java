package io.regwatch.api.security;

/**
 * A new API key, whose secret cannot be read later.
 *
 * @param id public part
 * @param key as clients send it
 * @param client name of the client
 */
public record CreatedApiKey(String id, String key, String client) {

	@Override
	public String toString() {
		return this.id;
	}

}
