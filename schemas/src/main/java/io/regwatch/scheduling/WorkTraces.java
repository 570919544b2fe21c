package io.regwatch.scheduling;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import io.micrometer.observation.transport.Kind;
import io.micrometer.observation.transport.ReceiverContext;
import io.micrometer.observation.transport.SenderContext;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/**
 * Continues the trace of whoever requests work in the worker that does it. Nothing is
 * recorded unless traces are exported.
 */
@Component
class WorkTraces {

	/** W3C Trace Context. */
	private static final String HEADER = "traceparent";

	private final ObservationRegistry observations;

	private final WorkRequestRepository requests;

	WorkTraces(ObjectProvider<ObservationRegistry> observations, WorkRequestRepository requests) {
		this.observations = observations.getIfAvailable(() -> ObservationRegistry.NOOP);
		this.requests = requests;
	}

	/** Where the work belongs in the present trace; {@code null} if there is none. */
	@Nullable String request(WorkKind kind) {
		Map<String, String> headers = new HashMap<>();
		SenderContext<Map<String, String>> context = new SenderContext<>(
				(target, key, value) -> Objects.requireNonNull(target).put(key, value), Kind.PRODUCER);
		context.setCarrier(headers);
		Observation span = Observation.createNotStarted("regwatch.work.request", () -> context, this.observations);
		if (this.observations.getCurrentObservation() != null && !span.isNoop()) {
			span.contextualName("request " + kind.code()).lowCardinalityKeyValue("regwatch.work", kind.code());
			span.observe(() -> {
			});
		}
		return headers.get(HEADER);
	}

	WorkResult handle(WorkKind kind, String workKey, Supplier<WorkResult> work) {
		ReceiverContext<Map<String, String>> context = new ReceiverContext<>(Map::get, Kind.CONSUMER);
		Observation span = Observation.createNotStarted("regwatch.work", () -> context, this.observations);
		if (span.isNoop()) {
			return work.get();
		}
		context
			.setCarrier(this.requests.findTrace(kind, workKey).map((trace) -> Map.of(HEADER, trace)).orElse(Map.of()));
		span.contextualName(kind.code())
			.lowCardinalityKeyValue("regwatch.work", kind.code())
			.highCardinalityKeyValue("regwatch.work.key", workKey);
		return Objects.requireNonNull(span.observe(work));
	}

}
