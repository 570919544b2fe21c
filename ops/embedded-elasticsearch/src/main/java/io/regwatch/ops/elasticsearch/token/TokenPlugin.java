package io.regwatch.ops.elasticsearch.token;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

import org.elasticsearch.common.io.stream.NamedWriteableRegistry;
import org.elasticsearch.common.network.NetworkService;
import org.elasticsearch.common.settings.ClusterSettings;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.common.util.BigArrays;
import org.elasticsearch.common.util.PageCacheRecycler;
import org.elasticsearch.common.util.concurrent.ThreadContext;
import org.elasticsearch.http.HttpPreRequest;
import org.elasticsearch.http.HttpServerTransport;
import org.elasticsearch.indices.breaker.CircuitBreakerService;
import org.elasticsearch.telemetry.TelemetryProvider;
import org.elasticsearch.threadpool.ThreadPool;
import org.elasticsearch.transport.TransportInterceptor;
import org.elasticsearch.transport.netty4.Netty4Plugin;
import org.elasticsearch.xcontent.NamedXContentRegistry;

/**
 * The transports of the node, for its owner only: HTTP needs the token of the environment
 * variable {@value #VARIABLE}, and requests of other nodes are refused. The node listens
 * on the loopback address, which every user of the machine can reach.
 */
public final class TokenPlugin extends Netty4Plugin {

	static final String VARIABLE = "REGWATCH_ELASTICSEARCH_TOKEN";

	@Override
	public Map<String, Supplier<HttpServerTransport>> getHttpTransports(Settings settings, ThreadPool threadPool,
			BigArrays bigArrays, PageCacheRecycler pageCacheRecycler, CircuitBreakerService circuitBreakerService,
			NamedXContentRegistry xContentRegistry, NetworkService networkService,
			HttpServerTransport.Dispatcher dispatcher,
			BiConsumer<HttpPreRequest, ThreadContext> perRequestThreadContext, ClusterSettings clusterSettings,
			TelemetryProvider telemetryProvider) {
		return super.getHttpTransports(settings, threadPool, bigArrays, pageCacheRecycler, circuitBreakerService,
				xContentRegistry, networkService,
				new TokenDispatcher(dispatcher, String.valueOf(System.getenv(VARIABLE))), perRequestThreadContext,
				clusterSettings, telemetryProvider);
	}

	@Override
	public List<TransportInterceptor> getTransportInterceptors(NamedWriteableRegistry registry, ThreadContext context) {
		return List.of(new LocalRequests());
	}

}
