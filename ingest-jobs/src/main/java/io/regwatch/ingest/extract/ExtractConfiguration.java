package io.regwatch.ingest.extract;

import io.regwatch.batch.ItemStep;
import io.regwatch.batch.ItemStepFactory;
import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.ingest.run.RunItemStages;
import io.regwatch.ingest.run.StageQueue;
import io.regwatch.ingest.source.Sources;

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
	ItemStep extractItems(StageQueue queue, ExtractProcessor processor, RunItemStages stages,
			DocumentExtractor extractor, Sources sources, ExtractProperties properties) {
		return queue.sharedStep(Stage.EXTRACT, properties.concurrency(), processor, (run) -> {
			stages.passUnchanged(run.id());
			stages.passRefused(run.id(), extractor.version(sources.get(run.sourceId()).pagePart()));
		});
	}

	@Bean
	Step extract(ItemStepFactory steps, ItemStep extractItems) {
		return steps.step(extractItems);
	}

}
