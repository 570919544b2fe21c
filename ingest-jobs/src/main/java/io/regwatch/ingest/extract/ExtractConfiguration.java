package io.regwatch.ingest.extract;

import io.regwatch.ingest.run.ItemStepFactory;
import io.regwatch.ingest.run.RunItem.Stage;

import org.springframework.batch.core.step.Step;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(ExtractProperties.class)
class ExtractConfiguration {

	@Bean
	DocumentExtractor documentExtractor(ExtractProperties properties) {
		return new DocumentExtractor(properties);
	}

	@Bean
	Step extract(ItemStepFactory steps, ExtractHandler handler, ExtractProperties properties) {
		return steps.step("extract", Stage.EXTRACT, properties.concurrency(), handler);
	}

}
