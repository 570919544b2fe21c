package io.regwatch.search.index;

import java.net.URI;
import java.time.Duration;
import java.util.List;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Connection to Elasticsearch and how it is written.
 *
 * @param uris nodes of one Elasticsearch cluster; a path in the first one is a prefix for
 * all. The program sets it from {@code REGWATCH_ES_URIS}, or to the embedded server
 * @param apiKey encoded API key of Elasticsearch; takes precedence over user name and
 * password. The program sets it from {@code REGWATCH_ES_API_KEY}
 * @param username user name of Elasticsearch
 * @param password password of Elasticsearch
 * @param indexPrefix first part of all index names, so that installations can share a
 * cluster
 * @param replicas copies of each shard; with 0, as for a single node, a lost node loses
 * the index, and a reindex rebuilds it
 * @param bulkSize number of documents in one bulk request
 * @param connectTimeout time limit for a connection to a node
 * @param responseTimeout time limit for the response of a node
 * @param retries attempts after the first one when a node is busy or cannot be reached
 * @param retryDelay delay before the first retry, doubled for each next one (exponential
 * backoff)
 * @param vectors whether passages are embedded, so that searches by meaning are possible;
 * takes effect for documents that are written afterwards, and for all by a reindex
 */
@ConfigurationProperties("regwatch.search")
public record SearchProperties(@DefaultValue("http://localhost:9200") List<URI> uris, @Nullable String apiKey,
		@Nullable String username, @Nullable String password, @DefaultValue("regwatch") String indexPrefix,
		@DefaultValue("0") int replicas, @DefaultValue("500") int bulkSize, @DefaultValue("2s") Duration connectTimeout,
		@DefaultValue("30s") Duration responseTimeout, @DefaultValue("3") int retries,
		@DefaultValue("500ms") Duration retryDelay, @DefaultValue("false") boolean vectors) {

	public SearchProperties {
		uris = List.copyOf(uris);
		if (uris.isEmpty()) {
			throw new IllegalArgumentException("Set 'regwatch.search.uris' to at least one Elasticsearch address");
		}
		if (!indexPrefix.matches("[a-z][a-z0-9_-]*")) {
			throw new IllegalArgumentException("'regwatch.search.index-prefix' is '" + indexPrefix
					+ "': use lower-case letters, digits, '-' and '_', beginning with a letter");
		}
		if (bulkSize < 1 || retries < 0 || replicas < 0) {
			throw new IllegalArgumentException("'regwatch.search' needs bulk-size >= 1, retries >= 0, replicas >= 0");
		}
	}

}
