package io.regwatch.ingest.publish;

import io.regwatch.batch.RunStep;

import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class PublishConfiguration {

	@Bean
	Step publish(JobRepository jobs, Publisher publisher) {
		return new RunStep("publish", jobs, publisher);
	}

}
