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
	DocumentTables documentTables(JdbcClient jdbc) {
		return new DocumentTables(ReferenceTable.of(jdbc), UpdateTable.of(jdbc));
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
	IndexPublisher indexPublisher(Outbox outbox, DocumentTables tables, Indices indices, BulkWriter bulk,
			ReindexLock lock, SearchProperties properties) {
		return new IndexPublisher(outbox, tables, indices, bulk, lock, properties);
	}

	@Bean
	Reindex reindex(DocumentTables tables, Indices indices, BulkWriter bulk, ReindexLock lock, IndexPublisher publisher,
			SearchProperties properties) {
		return new Reindex(tables, indices, bulk, lock, publisher, properties);
	}

	@Bean
	StoredDocuments storedDocuments(ElasticsearchCalls calls, SearchProperties properties) {
		return new StoredDocuments(calls, properties);
	}

	@Bean
	SecondLook secondLook(DocumentTables tables, StoredDocuments documents, Outbox outbox) {
		return new SecondLook(tables, documents, outbox);
	}

	@Bean
	Repair indexRepair(DocumentTables tables, BulkWriter bulk, StoredDocuments documents, SecondLook look,
			JdbcClient jdbc, SearchProperties properties) {
		return new Repair(tables, bulk, documents, look, new Corrections(jdbc), properties);
	}

	@Bean
	Sweep sweep(Indices indices, DocumentTables tables, StoredDocuments documents, SecondLook look, Repair repair,
			Outbox outbox, SearchProperties properties) {
		return new Sweep(indices, tables, documents, look, repair, outbox, properties);
	}

	@Bean
	IndexSearch indexSearch(ElasticsearchCalls calls, SearchProperties properties) {
		return new IndexSearch(calls, properties);
	}

	@Bean
	Visibilities visibilities(JdbcClient jdbc) {
		return new Visibilities(jdbc);
	}

}
