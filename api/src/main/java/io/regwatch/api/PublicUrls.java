package io.regwatch.api;

import java.net.URI;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;
import org.springframework.web.util.UriComponentsBuilder;

/** Where clients reach the service. */
@Component
@EnableConfigurationProperties(ApiProperties.class)
public class PublicUrls {

	private final ApiProperties properties;

	PublicUrls(ApiProperties properties) {
		this.properties = properties;
	}

	/**
	 * The service, as the request in hand may name it.
	 * @return without a slash at its end
	 */
	public UriComponentsBuilder service() {
		URI given = this.properties.publicUrl();
		return (given != null) ? UriComponentsBuilder.fromUriString(given.toString().replaceFirst("/+$", ""))
				: ServletUriComponentsBuilder.fromCurrentContextPath();
	}

	/**
	 * The request in hand.
	 * @return path and query as they came
	 */
	public UriComponentsBuilder request() {
		UriComponentsBuilder request = ServletUriComponentsBuilder.fromCurrentRequest();
		URI given = this.properties.publicUrl();
		if (given != null) {
			request.scheme(given.getScheme()).host(given.getHost()).port(given.getPort());
			request.replacePath(given.getPath().replaceFirst("/+$", "") + request.build().getPath());
		}
		return request;
	}

}
