package io.regwatch.api.security;

import java.util.List;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Which pages' scripts may read answers (CORS).
 *
 * @param origins such as {@code https://app.example.org}; {@code *} for every page; none
 * by default
 */
@ConfigurationProperties("regwatch.api.cross-origin")
record CrossOriginProperties(@DefaultValue List<String> origins) {

	CrossOriginProperties {
		origins = List.copyOf(origins);
		origins.stream()
			.filter((origin) -> !origin.matches("\\*|https?://[^/*?#\\s]+"))
			.findFirst()
			.ifPresent((one) -> {
				throw new IllegalArgumentException("'regwatch.api.cross-origin.origins' holds '" + one
						+ "': use an address without a path, such as https://app.example.org, or *");
			});
	}

}
