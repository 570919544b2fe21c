package io.regwatch.search.reconcile;

import io.regwatch.search.index.BulkWriter;
import io.regwatch.search.index.DocumentSources;
import io.regwatch.search.index.ElasticsearchCalls;
import io.regwatch.search.index.Indices;
import io.regwatch.search.index.SearchProperties;
import io.regwatch.store.Outbox;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

@Configuration(proxyBeanMethods = false)
class ReconcileConfiguration {

	@Bean
	IndexReconciler indexReconciler(ElasticsearchCalls calls, Indices indices, DocumentSources sources, BulkWriter bulk,
			Outbox outbox, JdbcClient jdbc, SearchProperties properties) {
		StoredDocuments documents = new StoredDocuments(calls, properties);
		MismatchVerifier verifier = new MismatchVerifier(sources, documents, outbox);
		IndexRepair repair = new IndexRepair(sources, bulk, documents, verifier, jdbc);
		return new IndexReconciler(indices, sources, documents, verifier, repair, outbox, properties);
	}

}
