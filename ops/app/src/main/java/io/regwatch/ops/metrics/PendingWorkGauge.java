package io.regwatch.ops.metrics;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.regwatch.scheduling.WorkQueue;

import org.springframework.stereotype.Component;

/**
 * The number of pending and running work requests, for autoscaling of workers. All
 * processes on one database report the same number.
 */
@Component
class PendingWorkGauge implements MeterBinder {

	private final WorkQueue work;

	PendingWorkGauge(WorkQueue work) {
		this.work = work;
	}

	@Override
	public void bindTo(MeterRegistry registry) {
		Gauge.builder("regwatch.work.pending", this.work, WorkQueue::countPending)
			.description("Work requests that are pending or running")
			.register(registry);
	}

}
