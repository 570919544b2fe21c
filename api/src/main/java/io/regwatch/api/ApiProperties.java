package io.regwatch.api;

import java.net.URI;
import java.time.Duration;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Settings of the API.
 *
 * @param publicUrl URL under which clients reach this service, without {@code /api}; if
 * absent, links are relative and signed URLs have the host of the request
 * @param fileLifetime minimum lifetime of signed file URLs
 * @param storeTimeout a request fails with 503 if the database or the search index does
 * not respond for this long; the next page of an answer that has begun may take fifteen
 * times as long
 */
@ConfigurationProperties("regwatch.api")
public record ApiProperties(@Nullable URI publicUrl, @DefaultValue("4h") Duration fileLifetime,
		@DefaultValue("2s") Duration storeTimeout) {

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
