package io.regwatch.ops.elasticsearch.info;

import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;

import org.apache.lucene.util.Version;
import org.elasticsearch.Build;
import org.elasticsearch.client.internal.node.NodeClient;
import org.elasticsearch.cluster.ClusterName;
import org.elasticsearch.cluster.node.DiscoveryNodes;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.rest.BaseRestHandler;
import org.elasticsearch.rest.RestRequest;
import org.elasticsearch.rest.RestRequest.Method;
import org.elasticsearch.rest.RestResponse;
import org.elasticsearch.rest.RestStatus;
import org.elasticsearch.xcontent.XContentBuilder;

final class InfoHandler extends BaseRestHandler {

	private final Settings settings;

	private final Supplier<DiscoveryNodes> nodes;

	InfoHandler(Settings settings, Supplier<DiscoveryNodes> nodes) {
		this.settings = settings;
		this.nodes = nodes;
	}

	@Override
	public String getName() {
		return "info";
	}

	@Override
	public List<Route> routes() {
		return List.of(new Route(Method.GET, "/"), new Route(Method.HEAD, "/"));
	}

	@Override
	protected RestChannelConsumer prepareRequest(RestRequest request, NodeClient client) {
		return (channel) -> channel.sendResponse(new RestResponse(RestStatus.OK, describe(channel.newBuilder())));
	}

	private XContentBuilder describe(XContentBuilder json) throws IOException {
		json.startObject();
		json.field("name", this.nodes.get().getLocalNode().getName());
		json.field("cluster_name", ClusterName.CLUSTER_NAME_SETTING.get(this.settings).value());
		json.field("cluster_uuid", this.nodes.get().getLocalNode().getEphemeralId());
		describe(json.startObject("version"), Build.current()).endObject();
		return json.field("tagline", "You Know, for Search").endObject();
	}

	private XContentBuilder describe(XContentBuilder json, Build build) throws IOException {
		return json.field("number", build.qualifiedVersion())
			.field("build_flavor", build.flavor())
			.field("build_type", build.type().displayName())
			.field("build_hash", build.hash())
			.field("build_date", build.date())
			.field("build_snapshot", build.isSnapshot())
			.field("lucene_version", Version.LATEST.toString())
			.field("minimum_wire_compatibility_version", build.minWireCompatVersion())
			.field("minimum_index_compatibility_version", build.minIndexCompatVersion());
	}

}
