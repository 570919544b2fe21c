package io.regwatch.ingest.discover;

import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.batch.core.step.builder.StepBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.interceptor.DefaultTransactionAttribute;

@Configuration(proxyBeanMethods = false)
class DiscoverConfiguration {

	@Bean
	Step discover(JobRepository jobs, PlatformTransactionManager transactions, DiscoverTasklet tasklet) {
		return new StepBuilder("discover", jobs).tasklet(tasklet, transactions)
			.transactionAttribute(new DefaultTransactionAttribute(TransactionDefinition.PROPAGATION_NOT_SUPPORTED))
			.build();
	}

}
