package io.regwatch.search.index;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

import co.elastic.clients.elasticsearch.ElasticsearchClient;
import co.elastic.clients.json.jackson.Jackson3JsonpMapper;
import co.elastic.clients.transport.rest5_client.Rest5ClientTransport;
import co.elastic.clients.transport.rest5_client.low_level.Rest5Client;
import co.elastic.clients.transport.rest5_client.low_level.Rest5ClientBuilder;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.message.BasicHeader;
import org.apache.hc.core5.util.Timeout;

import org.springframework.util.StringUtils;

/** Creates the client of one cluster; closing it closes its connections. */
final class ElasticsearchClients {

	private ElasticsearchClients() {
	}

	static ElasticsearchClient create(SearchProperties properties) {
		return new ElasticsearchClient(new Rest5ClientTransport(connect(properties), new Jackson3JsonpMapper()));
	}

	private static Rest5Client connect(SearchProperties properties) {
		Timeout connect = Timeout.of(properties.connectTimeout());
		Timeout response = Timeout.of(properties.responseTimeout());
		Rest5ClientBuilder builder = Rest5Client.builder(properties.uris())
			.setConnectionConfigCallback((config) -> config.setConnectTimeout(connect).setSocketTimeout(response))
			.setRequestConfigCallback((config) -> config.setResponseTimeout(response))
			.setDefaultHeaders(authorization(properties));
		URI first = properties.uris().getFirst();
		return StringUtils.hasText(first.getPath()) ? builder.setPathPrefix(first.getPath()).build() : builder.build();
	}

	private static Header[] authorization(SearchProperties properties) {
		if (StringUtils.hasText(properties.apiKey())) {
			return authorization("ApiKey " + properties.apiKey());
		}
		if (StringUtils.hasText(properties.username())) {
			byte[] credentials = (properties.username() + ":" + properties.password()).getBytes(StandardCharsets.UTF_8);
			return authorization("Basic " + Base64.getEncoder().encodeToString(credentials));
		}
		return new Header[0];
	}

	private static Header[] authorization(String value) {
		return new Header[] { new BasicHeader("Authorization", value) };
	}

}
