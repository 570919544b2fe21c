package io.regwatch.assessment.run;

import io.regwatch.assessment.model.LanguageModels;
import io.regwatch.batch.ItemStepFactory;
import io.regwatch.batch.NonTransactionalStep;

import org.springframework.batch.core.job.Job;
import org.springframework.batch.core.job.builder.JobBuilder;
import org.springframework.batch.core.job.builder.SimpleJobBuilder;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class AssessmentJobConfiguration {

	/**
	 * Digests come before assessments, which read them; a model, if there is any,
	 * translates both.
	 */
	@Bean
	Job assess(JobRepository jobs, Step select, Step digest, Step assessItems, Step translate, LanguageModels models) {
		SimpleJobBuilder job = new JobBuilder("assess", jobs).start(select).next(digest).next(assessItems);
		return models.configured().isPresent() ? job.next(translate).build() : job.build();
	}

	@Bean
	Step select(JobRepository jobs, SelectTask task) {
		return new NonTransactionalStep("select", jobs, task);
	}

	@Bean
	Step digest(ItemStepFactory steps, DigestStep items) {
		return steps.step(items);
	}

	@Bean
	Step assessItems(ItemStepFactory steps, AssessStep items) {
		return steps.step(items);
	}

	@Bean
	Step translate(ItemStepFactory steps, TranslateStep items) {
		return steps.step(items);
	}

}
