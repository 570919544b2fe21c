package io.regwatch.scheduling;

import java.time.Instant;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** What is noted before and after a handler is rung, and the ringing. */
@Component
class WorkDispatcher {

	private static final Logger logger = LoggerFactory.getLogger(WorkDispatcher.class);

	private final WorkRequestRepository requests;

	private final RequestTriggers triggers;

	private final ObjectProvider<WorkHandler> handlers;

	WorkDispatcher(WorkRequestRepository requests, RequestTriggers triggers, ObjectProvider<WorkHandler> handlers) {
		this.requests = requests;
		this.triggers = triggers;
		this.handlers = handlers;
	}

	/**
	 * Notes that work begins.
	 * @param moment of the schedule that asks for it, {@code null} if none does
	 * @return {@code false} if nothing is requested, so that nothing triggers any more
	 */
	@Transactional
	public boolean begin(WorkKind kind, String workKey, @Nullable Instant moment) {
		if (moment != null) {
			this.requests.raiseAt(moment, kind, workKey);
		}
		boolean requested = this.requests.begin(kind, workKey);
		if (!requested) {
			this.triggers.silence(kind, workKey);
		}
		else if (moment != null) {
			// From now on somebody must ring until it is done, should this process end.
			this.triggers.ringAfterFailure(kind, workKey, 1);
		}
		return requested;
	}

	/** RequestTriggers; whatever goes wrong is an answer. */
	WorkResult handle(WorkKind kind, String workKey) {
		try {
			return this.handlers.orderedStream()
				.filter((handler) -> handler.kind() == kind)
				.findFirst()
				.map((handler) -> handler.handle(workKey))
				.orElseGet(() -> new WorkResult.Failed("this process has no handler for it"));
		}
		catch (RuntimeException ex) {
			logger.error("{} of '{}' broke", kind.code(), workKey, ex);
			return new WorkResult.Failed(ex.toString());
		}
	}

	/** Notes what came of it: served for good, or when to ring again. */
	@Transactional
	public void conclude(WorkKind kind, String workKey, WorkResult answer) {
		switch (answer) {
			case WorkResult.Done done when this.requests.complete(kind, workKey, done.begun()) ->
				this.triggers.silence(kind, workKey);
			case WorkResult.Done _ -> {
				this.requests.reset(kind, workKey);
				this.triggers.ringNow(kind, workKey);
			}
			case WorkResult.Busy busy -> {
				logger.info("{} of '{}' triggers again soon: {} is at it", kind.code(), workKey, busy.by());
				this.triggers.ringWhenBusy(kind, workKey);
			}
			case WorkResult.Failed failed -> {
				int failures = this.requests.fail(kind, workKey);
				logger.warn("{} of '{}' failed for the {}. time, it triggers again later: {}", kind.code(), workKey,
						failures, failed.reason());
				this.triggers.ringAfterFailure(kind, workKey, failures);
			}
		}
	}

	/** Leaves the rest to the next worker: this one ends. */
	@Transactional
	public void handBack(WorkKind kind, String workKey) {
		logger.info("{} of '{}' is left to the next worker", kind.code(), workKey);
		this.triggers.ringNow(kind, workKey);
	}

}
