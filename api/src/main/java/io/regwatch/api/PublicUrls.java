package io.regwatch.api;

import java.net.URI;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;
import org.springframework.web.util.UriComponentsBuilder;

/** URLs of this service as clients reach it. */
@Component
@EnableConfigurationProperties(ApiProperties.class)
public class PublicUrls {

	private final ApiProperties properties;

	PublicUrls(ApiProperties properties) {
		this.properties = properties;
	}

	/**
	 * The root of the service: the configured public URL, else that of the current
	 * request.
	 * @return without a slash at its end
	 */
	public UriComponentsBuilder service() {
		URI root = this.properties.publicUrl();
		return (root != null) ? UriComponentsBuilder.fromUriString(root.toString().replaceFirst("/+$", ""))
				: ServletUriComponentsBuilder.fromCurrentContextPath();
	}

	/**
	 * A path of this service: absolute where a public URL is configured, else relative.
	 * Needs no request.
	 * @param path beginning with a slash
	 * @return the URL
	 */
	public String path(String path) {
		URI root = this.properties.publicUrl();
		return (root != null) ? root.toString().replaceFirst("/+$", "") + path : path;
	}

	/**
	 * The current request: absolute where a public URL is configured, else relative,
	 * since the header {@code Host} is the client's to choose.
	 * @return with the path and query of the request
	 */
	public UriComponentsBuilder request() {
		UriComponentsBuilder request = ServletUriComponentsBuilder.fromCurrentRequest();
		URI root = this.properties.publicUrl();
		if (root == null) {
			return request.scheme(null).host(null).port(null);
		}
		return request.scheme(root.getScheme())
			.host(root.getHost())
			.port(root.getPort())
			.replacePath(root.getPath().replaceFirst("/+$", "") + request.build().getPath());
	}

}
