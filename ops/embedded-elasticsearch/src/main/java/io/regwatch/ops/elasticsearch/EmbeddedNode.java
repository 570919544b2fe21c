package io.regwatch.ops.elasticsearch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import org.elasticsearch.action.admin.cluster.health.ClusterHealthRequest;
import org.elasticsearch.core.TimeValue;
import org.elasticsearch.env.Environment;
import org.elasticsearch.http.HttpServerTransport;
import org.elasticsearch.node.InternalSettingsPreparer;
import org.elasticsearch.node.Node;
import org.elasticsearch.node.NodeValidationException;
import org.elasticsearch.plugins.PluginsLoader;

/** The node from its settings to its end. */
final class EmbeddedNode implements AutoCloseable {

	private static final TimeValue RECOVERY = TimeValue.timeValueSeconds(60);

	private final Node node;

	private EmbeddedNode(Node node) {
		this.node = node;
	}

	static EmbeddedNode start(NodeArguments arguments) throws IOException, NodeValidationException {
		Path config = Files.createDirectories(arguments.data().resolve("config"));
		Environment environment = InternalSettingsPreparer.prepareEnvironment(arguments.nodeSettings(), Map.of(),
				config, () -> "regwatch");
		Files.createDirectories(environment.pluginsDir());
		Node node = new Node(environment, plugins(arguments.modules(), environment));
		node.start();
		awaitShards(node);
		return new EmbeddedNode(node);
	}

	private static PluginsLoader plugins(Path modules, Environment environment) {
		return PluginsLoader.createPluginsLoader(PluginsLoader.loadModulesBundles(modules, false),
				PluginsLoader.loadPluginsBundles(environment.pluginsDir(), false), Map.of(), false);
	}

	// A search in an index whose shards are still being opened would fail.
	private static void awaitShards(Node node) {
		node.client()
			.admin()
			.cluster()
			.health(new ClusterHealthRequest(RECOVERY).timeout(RECOVERY).waitForYellowStatus())
			.actionGet();
	}

	int httpPort() {
		return this.node.injector().getInstance(HttpServerTransport.class).boundAddress().publishAddress().getPort();
	}

	@Override
	public void close() {
		try {
			this.node.prepareForClose();
			this.node.close();
			this.node.awaitClose(1, TimeUnit.SECONDS);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
