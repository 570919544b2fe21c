package io.regwatch.search;

import io.regwatch.batch.RunningRuns;
import io.regwatch.store.DatabaseClock;
import io.regwatch.work.Routine;
import io.regwatch.work.WorkKind;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The sweep as a routine of workers. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(SweepProperties.class)
class SweepConfiguration {

	@Bean
	SweepBell sweepBell(Sweep sweep, DatabaseClock clock, RunningRuns runs) {
		return new SweepBell(sweep, clock, runs::stopping);
	}

	@Bean
	Routine sweepRoutine(SweepProperties properties) {
		return new Routine(WorkKind.SWEEP, SweepBell.SUBJECT, properties.schedule());
	}

}
