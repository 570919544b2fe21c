package io.regwatch.search.reconcile;

import io.regwatch.batch.ActiveRuns;
import io.regwatch.scheduling.RecurringTask;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.search.index.Reindex;
import io.regwatch.store.DatabaseClock;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Lets workers reconcile the index on a schedule, and rebuild it on request. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(ReconcileProperties.class)
class ReconcileTaskConfiguration {

	@Bean
	ReconcileIndexHandler reconcileIndexHandler(IndexReconciler reconciler, DatabaseClock clock, ActiveRuns runs) {
		return new ReconcileIndexHandler(reconciler, clock, runs);
	}

	@Bean
	RebuildIndexHandler rebuildIndexHandler(Reindex reindex, DatabaseClock clock, ActiveRuns runs) {
		return new RebuildIndexHandler(reindex, clock, runs);
	}

	@Bean
	RecurringTask reconcileIndexTask(ReconcileProperties properties) {
		return new RecurringTask(WorkKind.RECONCILE_INDEX, ReconcileIndexHandler.WORK_KEY, properties.schedule());
	}

}
