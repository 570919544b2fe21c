package io.regwatch.assessment.run;

import io.regwatch.batch.NonTransactionalStep;

import org.springframework.batch.core.job.Job;
import org.springframework.batch.core.job.builder.JobBuilder;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class AssessmentJobConfiguration {

	/** Digests come after the items: each item is judged with what is said of it. */
	@Bean
	Job assess(JobRepository jobs, Step select, Step digest, Step judge) {
		return new JobBuilder("assess", jobs).start(select).next(digest).next(judge).build();
	}

	@Bean
	Step select(JobRepository jobs, SelectWork work) {
		return new NonTransactionalStep("select", jobs, work);
	}

	@Bean
	Step digest(JobRepository jobs, DigestWork work) {
		return new NonTransactionalStep("digest", jobs, work);
	}

	@Bean
	Step judge(JobRepository jobs, JudgeWork work) {
		return new NonTransactionalStep("judge", jobs, work);
	}

}
