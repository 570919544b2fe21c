package io.regwatch.ingest.redline.step;

import io.regwatch.batch.NonTransactionalStep;

import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class RedlineConfiguration {

	@Bean
	Step redline(JobRepository jobs, RedlineStepTask work) {
		return new NonTransactionalStep("redline", jobs, work);
	}

}
