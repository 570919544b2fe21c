package io.regwatch.api.connection;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Limits of connections of the API's port.
 *
 * @param maxPerAddress limit of concurrent connections from one address; behind a proxy
 * all connections have its address
 * @param headerTimeout time limit for the header of a request, from its first byte
 */
@ConfigurationProperties("regwatch.api.connections")
record ConnectionProperties(@DefaultValue("1000") int maxPerAddress, @DefaultValue("10s") Duration headerTimeout) {

	static final ConnectionProperties DEFAULT = new ConnectionProperties(1000, Duration.ofSeconds(10));

	ConnectionProperties {
		if (maxPerAddress < 1 || headerTimeout.toMillis() < 1) {
			throw new IllegalArgumentException(
					"'regwatch.api.connections' needs max-per-address >= 1 and a header-timeout of a millisecond or more");
		}
	}

}
