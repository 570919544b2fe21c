package io.regwatch.search;

import io.regwatch.search.embedding.SentenceEmbeddingModel;
import io.regwatch.search.index.ElasticsearchCalls;
import io.regwatch.search.index.SearchProperties;

import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

@Configuration(proxyBeanMethods = false)
class SearchConfiguration {

	@Bean
	IndexSearch indexSearch(ElasticsearchCalls calls, SearchProperties properties) {
		return new IndexSearch(calls, properties);
	}

	// Loading the model takes longer than a search may take.
	@Bean
	@ConditionalOnWebApplication
	@ConditionalOnBooleanProperty("regwatch.search.vectors")
	ApplicationListener<ApplicationReadyEvent> embeddingModelWarmUp() {
		return (_) -> Thread.ofPlatform()
			.daemon()
			.name("embedding-model")
			.start(() -> SentenceEmbeddingModel.embed("ready"));
	}

	@Bean
	VisibilityRepository visibilityRepository(JdbcClient jdbc) {
		return new VisibilityRepository(jdbc);
	}

}
