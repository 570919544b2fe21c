package io.regwatch.ingest.fetch;

import io.regwatch.ingest.run.ItemStepFactory;
import io.regwatch.ingest.run.RunItem.Stage;

import org.springframework.batch.core.step.Step;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(FetchProperties.class)
class FetchConfiguration {

	@Bean
	Step fetch(ItemStepFactory steps, FetchHandler handler, FetchProperties properties) {
		return steps.step("fetch", Stage.FETCH, properties.concurrency(), handler);
	}

}
