package io.regwatch.ingest.discover;

import io.regwatch.batch.NonTransactionalStep;

import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class DiscoverConfiguration {

	@Bean
	Step discover(JobRepository jobs, ListingTask discoverer) {
		return new NonTransactionalStep("discover", jobs, discoverer);
	}

}
