package io.regwatch.search;

import javax.sql.DataSource;

import co.elastic.clients.elasticsearch.ElasticsearchClient;
import io.regwatch.store.Outbox;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(SearchProperties.class)
class SearchConfiguration {

	@Bean
	ElasticsearchClient elasticsearchClient(SearchProperties properties) {
		return ElasticsearchClients.create(properties);
	}

	@Bean
	ElasticsearchCalls elasticsearchCalls(ElasticsearchClient elasticsearchClient, SearchProperties properties) {
		return new ElasticsearchCalls(elasticsearchClient, properties.uris());
	}

	@Bean
	Indices searchIndices(ElasticsearchCalls calls, SearchProperties properties) {
		return new Indices(calls, properties);
	}

	@Bean
	DocumentSources documentTables(JdbcClient jdbc) {
		return new DocumentSources(ReferenceDocumentSource.of(jdbc), UpdateDocumentSource.of(jdbc));
	}

	@Bean
	BulkWriter bulkWriter(ElasticsearchCalls calls, SearchProperties properties) {
		return new BulkWriter(calls, properties);
	}

	@Bean
	ReindexLock reindexLock(DataSource dataSource) {
		return new ReindexLock(dataSource);
	}

	@Bean
	OutboxRelay indexPublisher(Outbox outbox, DocumentSources tables, Indices indices, BulkWriter bulk,
			ReindexLock lock, SearchProperties properties) {
		return new OutboxRelay(outbox, tables, indices, bulk, lock, properties);
	}

	@Bean
	Reindex reindex(DocumentSources tables, Indices indices, BulkWriter bulk, ReindexLock lock, OutboxRelay publisher,
			SearchProperties properties) {
		return new Reindex(tables, indices, bulk, lock, publisher, properties);
	}

	@Bean
	StoredDocuments storedDocuments(ElasticsearchCalls calls, SearchProperties properties) {
		return new StoredDocuments(calls, properties);
	}

	@Bean
	MismatchVerifier secondLook(DocumentSources tables, StoredDocuments documents, Outbox outbox) {
		return new MismatchVerifier(tables, documents, outbox);
	}

	@Bean
	IndexRepair indexRepair(DocumentSources tables, BulkWriter bulk, StoredDocuments documents, MismatchVerifier look,
			JdbcClient jdbc, SearchProperties properties) {
		return new IndexRepair(tables, bulk, documents, look, new VersionOffsets(jdbc), properties);
	}

	@Bean
	IndexReconciler sweep(Indices indices, DocumentSources tables, StoredDocuments documents, MismatchVerifier look,
			IndexRepair repair, Outbox outbox, SearchProperties properties) {
		return new IndexReconciler(indices, tables, documents, look, repair, outbox, properties);
	}

	@Bean
	IndexSearch indexSearch(ElasticsearchCalls calls, SearchProperties properties) {
		return new IndexSearch(calls, properties);
	}

	@Bean
	VisibilityRepository visibilities(JdbcClient jdbc) {
		return new VisibilityRepository(jdbc);
	}

}
