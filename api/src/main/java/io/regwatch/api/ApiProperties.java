package io.regwatch.api;

import java.net.URI;
import java.time.Duration;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How the API speaks of itself.
 *
 * @param publicUrl where clients reach the service, without {@code /api}; when absent,
 * where the request in hand was sent to
 * @param fileLifetime how long the address of a file can be used, at least
 */
@ConfigurationProperties("regwatch.api")
public record ApiProperties(@Nullable URI publicUrl, @DefaultValue("4h") Duration fileLifetime) {

	public ApiProperties {
		if (publicUrl != null && (publicUrl.getHost() == null || publicUrl.getQuery() != null)) {
			throw new IllegalArgumentException("'regwatch.api.public-url' is '" + publicUrl
					+ "': use an address such as https://regwatch.example.org");
		}
		if (fileLifetime.toSeconds() < 1) {
			throw new IllegalArgumentException(
					"'regwatch.api.file-lifetime' is '" + fileLifetime + "': use at least a second");
		}
	}

}
