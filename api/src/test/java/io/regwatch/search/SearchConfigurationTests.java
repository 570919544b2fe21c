package io.regwatch.search;

import io.regwatch.search.index.ElasticsearchCalls;
import io.regwatch.search.index.SearchProperties;
import org.junit.jupiter.api.Test;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

class SearchConfigurationTests {

	private static final String WARM_UP = "embeddingModelWarmUp";

	private final WebApplicationContextRunner application = new WebApplicationContextRunner()
		.withBean(ElasticsearchCalls.class, () -> mock(ElasticsearchCalls.class))
		.withBean(JdbcClient.class, () -> mock(JdbcClient.class))
		.withUserConfiguration(Properties.class, SearchConfiguration.class);

	@Test
	void modelWhenThereAreVectorsIsLoadedAtTheStart() {
		this.application.withPropertyValues("regwatch.search.vectors=true")
			.run((context) -> assertThat(context).hasBean(WARM_UP));
		this.application.run((context) -> assertThat(context).hasNotFailed().doesNotHaveBean(WARM_UP));
	}

	@EnableConfigurationProperties(SearchProperties.class)
	static class Properties {

	}

}
