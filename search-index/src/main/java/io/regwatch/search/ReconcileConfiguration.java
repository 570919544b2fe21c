package io.regwatch.search;

import io.regwatch.batch.ActiveRuns;
import io.regwatch.store.DatabaseClock;
import io.regwatch.scheduling.RecurringTask;
import io.regwatch.scheduling.WorkKind;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The sweep as a routine of workers. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(ReconcileProperties.class)
class ReconcileConfiguration {

	@Bean
	ReconcileIndexHandler sweepBell(IndexReconciler sweep, DatabaseClock clock, ActiveRuns runs) {
		return new ReconcileIndexHandler(sweep, clock, runs::stopping);
	}

	@Bean
	RecurringTask sweepRoutine(ReconcileProperties properties) {
		return new RecurringTask(WorkKind.RECONCILE_INDEX, ReconcileIndexHandler.SUBJECT, properties.schedule());
	}

}
