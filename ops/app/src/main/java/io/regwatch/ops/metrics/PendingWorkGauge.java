package io.regwatch.ops.metrics;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.regwatch.scheduling.WorkQueue;

import org.springframework.stereotype.Component;

/**
 * How many subjects wait for workers or are worked on: what workers are scaled by. All
 * processes on one database tell the same number.
 */
@Component
class PendingWorkGauge implements MeterBinder {

	private final WorkQueue work;

	PendingWorkGauge(WorkQueue work) {
		this.work = work;
	}

	@Override
	public void bindTo(MeterRegistry registry) {
		Gauge.builder("regwatch.work.waiting", this.work, WorkQueue::countPending)
			.description("Sources, workspaces and other subjects with requests that are not served")
			.register(registry);
	}

}
