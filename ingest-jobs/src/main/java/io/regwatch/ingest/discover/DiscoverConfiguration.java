package io.regwatch.ingest.discover;

import io.regwatch.batch.RunStep;

import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class DiscoverConfiguration {

	@Bean
	Step discover(JobRepository jobs, Discoverer discoverer) {
		return new RunStep("discover", jobs, discoverer);
	}

}
