package io.regwatch.search;

import io.regwatch.search.index.ElasticsearchCalls;
import io.regwatch.search.index.SearchProperties;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

@Configuration(proxyBeanMethods = false)
class SearchConfiguration {

	@Bean
	IndexSearch indexSearch(ElasticsearchCalls calls, SearchProperties properties) {
		return new IndexSearch(calls, properties);
	}

	@Bean
	VisibilityRepository visibilityRepository(JdbcClient jdbc) {
		return new VisibilityRepository(jdbc);
	}

}
