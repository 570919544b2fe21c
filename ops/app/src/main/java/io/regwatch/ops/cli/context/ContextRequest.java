package io.regwatch.ops.cli.context;

import java.util.Map;

import io.regwatch.ops.server.ServerRequest;

import org.springframework.boot.WebApplicationType;

/**
 * What a command needs of an application context.
 *
 * @param servers that it runs on
 * @param web whether it serves HTTP
 * @param properties of the application
 * @param index whether the search index must be one that this program can use; it is made
 * if it is missing
 */
public record ContextRequest(ServerRequest servers, WebApplicationType web, Map<String, Object> properties,
		boolean index) {

	/**
	 * An application that serves HTTP.
	 * @param servers that it runs on
	 * @param properties of the application
	 * @return the request
	 */
	public static ContextRequest serving(ServerRequest servers, Map<String, Object> properties) {
		return new ContextRequest(servers, WebApplicationType.SERVLET, properties, true);
	}

	static ContextRequest of(ServerRequest servers) {
		return new ContextRequest(servers, WebApplicationType.NONE, Map.of(), servers.search());
	}

	/** For a command that replaces an index of any state. */
	static ContextRequest withoutIndex(ServerRequest servers) {
		return new ContextRequest(servers, WebApplicationType.NONE, Map.of(), false);
	}

}
