package io.regwatch.api.connection;

import org.apache.coyote.http11.Http11NioProtocol;

/**
 * HTTP/1.1 with limits that Tomcat lacks: connections of one address, and the time until
 * the header of a request is complete. Tomcat's own timeout begins anew with each byte.
 */
public final class LimitedHttpProtocol extends Http11NioProtocol {

	private final LimitedEndpoint endpoint;

	/** Used by Tomcat, which knows the class by its name. */
	public LimitedHttpProtocol() {
		this(new LimitedEndpoint());
	}

	private LimitedHttpProtocol(LimitedEndpoint endpoint) {
		super(endpoint);
		this.endpoint = endpoint;
	}

	void limit(ConnectionProperties properties) {
		this.endpoint.limit(properties);
	}

}
