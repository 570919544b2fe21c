package io.regwatch.ingest.finish;

import io.regwatch.batch.NonTransactionalStep;

import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class FinishConfiguration {

	@Bean
	Step publish(JobRepository jobs, FinishRunTask publisher) {
		return new NonTransactionalStep("publish", jobs, publisher);
	}

}
