package io.regwatch.api.security;

import java.util.List;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Cross-origin resource sharing.
 *
 * @param allowedOrigins origins of browser pages that may call the API, such as
 * {@code https://app.example.org}, or {@code *} for all; none by default
 */
@ConfigurationProperties("regwatch.api.cors")
public record CorsProperties(@DefaultValue List<String> allowedOrigins) {

	/** The origin that stands for all. */
	public static final String ALL = "*";

	public CorsProperties {
		allowedOrigins = List.copyOf(allowedOrigins);
		allowedOrigins.stream()
			.filter((origin) -> !origin.matches("\\*|https?://[^/*?#\\s]+"))
			.findFirst()
			.ifPresent((origin) -> {
				throw new IllegalArgumentException("'regwatch.api.cors.allowed-origins' holds '" + origin
						+ "': use an address without a path, such as https://app.example.org, or *");
			});
	}

}
