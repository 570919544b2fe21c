package io.regwatch.ops.metrics;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.regwatch.work.Work;

import org.springframework.stereotype.Component;

/**
 * How many subjects wait for workers or are worked on: what workers are scaled by. All
 * processes on one database tell the same number.
 */
@Component
class WaitingWork implements MeterBinder {

	private final Work work;

	WaitingWork(Work work) {
		this.work = work;
	}

	@Override
	public void bindTo(MeterRegistry registry) {
		Gauge.builder("regwatch.work.waiting", this.work, Work::countWaiting)
			.description("Sources, workspaces and other subjects with requests that are not served")
			.register(registry);
	}

}
