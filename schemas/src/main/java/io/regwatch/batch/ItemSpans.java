package io.regwatch.batch;

import java.util.UUID;

import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import org.jspecify.annotations.Nullable;

/**
 * Spans of the items of one step of a run, below the span of the step. Nothing is
 * recorded unless traces are exported.
 */
final class ItemSpans {

	private static final String NAME = "regwatch.item";

	private final ObservationRegistry observations;

	private final String step;

	private final @Nullable UUID run;

	private final @Nullable Observation parent;

	/**
	 * Takes the span of the present thread as the parent.
	 */
	ItemSpans(ObservationRegistry observations, String step, @Nullable UUID run) {
		this.observations = observations;
		this.step = step;
		this.run = run;
		this.parent = observations.getCurrentObservation();
	}

	void with(String item, Runnable work) {
		Observation span = Observation.createNotStarted(NAME, this.observations);
		if (span.isNoop()) {
			work.run();
			return;
		}
		span.contextualName(this.step + " item")
			.parentObservation(this.parent)
			.lowCardinalityKeyValue("regwatch.step", this.step)
			.highCardinalityKeyValue("regwatch.run", String.valueOf(this.run))
			.highCardinalityKeyValue("regwatch.item", item)
			.observe(work);
	}

	/** Records why the item of the present thread is rejected, or its step fails. */
	void fail(Throwable cause) {
		Observation span = this.observations.getCurrentObservation();
		if (span != null) {
			span.error(cause);
		}
	}

}
