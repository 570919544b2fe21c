package io.regwatch.ingest.fetch;

import io.regwatch.batch.ItemStepFactory;
import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.ingest.run.StageQueue;

import org.springframework.batch.core.step.Step;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(FetchProperties.class)
class FetchConfiguration {

	@Bean
	Step fetch(ItemStepFactory steps, StageQueue queue, FetchProcessor processor, FetchProperties properties) {
		return steps.step(queue.step(Stage.FETCH, properties.concurrency(), processor));
	}

}
