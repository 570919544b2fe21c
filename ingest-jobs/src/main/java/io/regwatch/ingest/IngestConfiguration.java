package io.regwatch.ingest;

import org.springframework.batch.core.job.Job;
import org.springframework.batch.core.job.builder.JobBuilder;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class IngestConfiguration {

	@Bean
	Job ingest(JobRepository jobs, Step discover, Step fetch, Step extract, Step compare, Step conclude, Step redline,
			Step publish) {
		return new JobBuilder("ingest", jobs).start(discover)
			.next(fetch)
			.next(extract)
			.next(compare)
			.next(conclude)
			.next(redline)
			.next(publish)
			.build();
	}

}
