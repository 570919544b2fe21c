package io.regwatch.ingest.compare;

import io.regwatch.batch.ItemStepFactory;
import io.regwatch.batch.NonTransactionalStep;
import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.ingest.run.StageQueue;

import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.Step;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class CompareConfiguration {

	/**
	 * Comparing burns CPU inside its transaction; more would only queue for connections.
	 */
	private static final int CONCURRENCY = 2;

	@Bean
	Step conclude(JobRepository jobs, LifecycleStepTask work) {
		return new NonTransactionalStep("conclude", jobs, work);
	}

	@Bean
	Step compare(ItemStepFactory steps, StageQueue queue, CompareProcessor processor, UncheckedAbsences absences,
			SharedBlockPageDetector blockPages, ReplacedTextDetector replaced, RenumberingDetector renumberings,
			AddressReuseDetector reuse, DoubtfulNewItems unknown, DoubtfulAbsences doubtful, ExchangedItems exchanged) {
		return steps.step(queue.step(Stage.COMPARE, CONCURRENCY, processor, (run) -> {
			absences.reject(run);
			blockPages.reject(run);
			reuse.loseTakenAddresses(run);
			replaced.reject(run);
			renumberings.detect(run);
			unknown.reject(run);
			doubtful.reject(run);
			exchanged.reject(run);
		}));
	}

}
