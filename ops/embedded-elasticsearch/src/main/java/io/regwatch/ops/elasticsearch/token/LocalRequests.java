package io.regwatch.ops.elasticsearch.token;

import java.util.concurrent.Executor;

import org.elasticsearch.transport.TransportInterceptor;
import org.elasticsearch.transport.TransportRequest;
import org.elasticsearch.transport.TransportRequestHandler;

/** Refuses requests that arrive over the network: the node is the only one. */
final class LocalRequests implements TransportInterceptor {

	/** The profile of requests that a node sends to itself. */
	private static final String LOCAL = ".direct";

	@Override
	public <T extends TransportRequest> TransportRequestHandler<T> interceptHandler(String action, Executor executor,
			boolean forceExecution, TransportRequestHandler<T> handler) {
		return (request, channel, task) -> {
			if (LOCAL.equals(channel.getProfileName())) {
				handler.messageReceived(request, channel, task);
			}
			else {
				channel.sendResponse(new SecurityException("This node takes no requests of other nodes"));
			}
		};
	}

}
