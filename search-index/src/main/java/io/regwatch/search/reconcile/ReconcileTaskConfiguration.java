package io.regwatch.search.reconcile;

import io.regwatch.batch.ActiveRuns;
import io.regwatch.scheduling.RecurringTask;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.store.DatabaseClock;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Lets workers reconcile the index on a schedule. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(ReconcileProperties.class)
class ReconcileTaskConfiguration {

	@Bean
	ReconcileIndexHandler reconcileIndexHandler(IndexReconciler reconciler, DatabaseClock clock, ActiveRuns runs) {
		return new ReconcileIndexHandler(reconciler, clock, runs);
	}

	@Bean
	RecurringTask reconcileIndexTask(ReconcileProperties properties) {
		return new RecurringTask(WorkKind.RECONCILE_INDEX, ReconcileIndexHandler.WORK_KEY, properties.schedule());
	}

}
