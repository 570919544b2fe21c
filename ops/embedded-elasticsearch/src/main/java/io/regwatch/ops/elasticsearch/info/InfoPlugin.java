package io.regwatch.ops.elasticsearch.info;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

import org.elasticsearch.cluster.node.DiscoveryNodes;
import org.elasticsearch.features.NodeFeature;
import org.elasticsearch.plugins.ActionPlugin;
import org.elasticsearch.plugins.Plugin;
import org.elasticsearch.rest.RestHandler;

/**
 * Stands in for the distribution's module {@code rest-root}, which is not published:
 * clients ask {@code GET /} before they trust a server.
 */
public final class InfoPlugin extends Plugin implements ActionPlugin {

	@Override
	public Collection<RestHandler> getRestHandlers(RestHandlersServices services, Supplier<DiscoveryNodes> nodes,
			Predicate<NodeFeature> features) {
		return List.of(new InfoHandler(services.settings(), nodes));
	}

}
