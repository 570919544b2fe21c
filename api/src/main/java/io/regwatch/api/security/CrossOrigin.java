package io.regwatch.api.security;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

import io.regwatch.api.error.ErrorBody;
import jakarta.servlet.http.HttpServletRequest;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.stereotype.Component;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.DefaultCorsProcessor;
import org.springframework.web.cors.UrlBasedCorsConfigurationSource;
import org.springframework.web.filter.CorsFilter;

/**
 * Lets the scripts of named pages ask. It stands before the door, since browsers ask
 * first without a key; where no page is named, it does nothing.
 */
@Component
@ConditionalOnWebApplication
@Order(Ordered.HIGHEST_PRECEDENCE + 1)
class CrossOrigin extends CorsFilter {

	private final boolean used;

	CrossOrigin(CrossOriginProperties properties, JsonMapper json) {
		super(source(properties));
		this.used = !properties.origins().isEmpty();
		setCorsProcessor(new Processor(json));
	}

	@Override
	protected boolean shouldNotFilter(HttpServletRequest request) {
		return !this.used;
	}

	private static UrlBasedCorsConfigurationSource source(CrossOriginProperties properties) {
		CorsConfiguration configuration = new CorsConfiguration();
		configuration.setAllowedOrigins(properties.origins());
		configuration.setAllowedMethods(List.of("GET", "HEAD", "POST", "PATCH", "DELETE"));
		configuration.setAllowedHeaders(List.of("X-API-Key", HttpHeaders.AUTHORIZATION, HttpHeaders.CONTENT_TYPE,
				HttpHeaders.IF_NONE_MATCH, HttpHeaders.RANGE));
		configuration.setExposedHeaders(List.of(HttpHeaders.LINK, HttpHeaders.ETAG, HttpHeaders.RETRY_AFTER));
		configuration.setMaxAge(Duration.ofHours(1));
		UrlBasedCorsConfigurationSource source = new UrlBasedCorsConfigurationSource();
		source.registerCorsConfiguration("/api/**", configuration);
		source.registerCorsConfiguration("/files/**", configuration);
		return source;
	}

	/** Refuses with the one body of every failure. */
	private static final class Processor extends DefaultCorsProcessor {

		private final JsonMapper json;

		private Processor(JsonMapper json) {
			this.json = json;
		}

		@Override
		protected void rejectRequest(ServerHttpResponse response) throws IOException {
			response.setStatusCode(HttpStatus.FORBIDDEN);
			response.getHeaders().setContentType(MediaType.APPLICATION_JSON);
			response.getBody()
				.write(this.json.writeValueAsBytes(
						new ErrorBody("Pages of this origin may not ask", HttpStatus.FORBIDDEN.value())));
			response.flush();
		}

	}

}
