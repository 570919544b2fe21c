package io.regwatch.batch;

import java.nio.charset.StandardCharsets;
import java.util.UUID;

import io.micrometer.observation.ObservationRegistry;
import io.regwatch.batch.WorkSharing.AssistRequest;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.scheduling.WorkerRegistration;
import io.regwatch.store.DatabaseClock;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/**
 * Assists with a step of another worker's run as long as items are free. Only the owner
 * processes items that workers may have died from.
 */
@Component
class AssistWorkHandler implements WorkHandler {

	private final WorkQueue work;

	private final ObjectProvider<ItemStep> steps;

	private final ObservationRegistry observations;

	private final ActiveRuns active;

	private final WorkerRegistration worker;

	private final DatabaseClock clock;

	AssistWorkHandler(WorkQueue work, ObjectProvider<ItemStep> steps, ObjectProvider<ObservationRegistry> observations,
			ActiveRuns active, WorkerRegistration worker, DatabaseClock clock) {
		this.work = work;
		this.steps = steps;
		this.observations = observations.getIfAvailable(() -> ObservationRegistry.NOOP);
		this.active = active;
		this.worker = worker;
		this.clock = clock;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.ASSIST;
	}

	@Override
	public WorkResult handle(String workKey) {
		return this.work.findInput(kind(), workKey, AssistRequest.class).map(this::assist).orElseGet(this::done);
	}

	/** One assistant of a step per worker: more would only delay other work. */
	private WorkResult assist(AssistRequest request) {
		this.worker.reportAlive();
		UUID assistant = UUID.nameUUIDFromBytes(("assist " + request.step()).getBytes(StandardCharsets.UTF_8));
		if (this.active.has(request.run()) || !this.active.begin(assistant)) {
			return new WorkResult.Busy("this worker");
		}
		try {
			return drain(request);
		}
		finally {
			this.active.end(assistant);
		}
	}

	private WorkResult drain(AssistRequest request) {
		try {
			boolean emptied = this.steps.stream()
				.filter((step) -> step.name().equals(request.step()))
				.flatMap((step) -> step.open(request.run(), ItemStep.Role.ASSISTANT).stream())
				.findFirst()
				.map((batch) -> drain(batch, request))
				.orElse(true);
			return emptied ? done() : new WorkResult.Busy("a worker that stops");
		}
		catch (LeaseLostException ex) {
			return done();
		}
	}

	private boolean drain(ItemBatch<?, ?> batch, AssistRequest request) {
		StopSignal signal = new StopSignal(batch.queue().fence(), this.active::stopping);
		ItemSpans spans = new ItemSpans(this.observations, request.step(), request.run());
		return drain(new ConcurrentItemProcessor<>(batch, spans, (_) -> {
		}, signal)) || signal.isRunStopped();
	}

	private static boolean drain(ConcurrentItemProcessor<?, ?> items) {
		try {
			return items.drain(PoisonPolicy.CONCURRENT);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			return false;
		}
	}

	private WorkResult done() {
		return new WorkResult.Done(this.clock.now());
	}

}
