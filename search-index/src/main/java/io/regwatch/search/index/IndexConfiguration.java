package io.regwatch.search.index;

import javax.sql.DataSource;

import co.elastic.clients.elasticsearch.ElasticsearchClient;
import io.regwatch.store.Outbox;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(SearchProperties.class)
class IndexConfiguration {

	@Bean
	ElasticsearchClient elasticsearchClient(SearchProperties properties) {
		return ElasticsearchClients.create(properties);
	}

	@Bean
	ElasticsearchCalls elasticsearchCalls(ElasticsearchClient elasticsearchClient, SearchProperties properties) {
		return new ElasticsearchCalls(elasticsearchClient, properties.uris());
	}

	@Bean
	Indices indices(ElasticsearchCalls calls, SearchProperties properties) {
		return new Indices(calls, properties);
	}

	@Bean
	DocumentSources documentSources(JdbcClient jdbc) {
		return new DocumentSources(ReferenceDocumentSource.of(jdbc), UpdateDocumentSource.of(jdbc));
	}

	@Bean
	BulkWriter bulkWriter(ElasticsearchCalls calls, JdbcClient jdbc, SearchProperties properties) {
		return new BulkWriter(calls, new DocumentTexts(jdbc, properties.vectors() ? new PassageVectors(jdbc) : null),
				properties);
	}

	@Bean
	ReindexLock reindexLock(DataSource dataSource) {
		return new ReindexLock(dataSource);
	}

	@Bean
	OutboxRelay outboxRelay(Outbox outbox, DocumentSources sources, Indices indices, BulkWriter bulk, ReindexLock lock,
			SearchProperties properties) {
		return new OutboxRelay(outbox, sources, indices, bulk, lock, properties);
	}

	@Bean
	Reindex reindex(DocumentSources sources, Indices indices, BulkWriter bulk, ReindexLock lock, OutboxRelay relay,
			SearchProperties properties) {
		return new Reindex(sources, indices, bulk, lock, relay, properties);
	}

}
