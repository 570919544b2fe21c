package io.regwatch.scheduling;

import java.time.Instant;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Records in the work queue that work begins and how it ended. */
@Component
class WorkRequestLifecycle {

	private static final Logger logger = LoggerFactory.getLogger(WorkRequestLifecycle.class);

	private final WorkRequestRepository requests;

	private final RequestTriggers triggers;

	WorkRequestLifecycle(WorkRequestRepository requests, RequestTriggers triggers) {
		this.requests = requests;
		this.triggers = triggers;
	}

	/**
	 * Records that work begins.
	 * @param moment fire time of the schedule that requests it, {@code null} if none does
	 * @return {@code false} if nothing is requested; the trigger is removed then
	 */
	@Transactional
	public boolean begin(WorkKind kind, String workKey, @Nullable Instant moment) {
		if (moment != null) {
			this.requests.raiseAt(moment, kind, workKey);
		}
		boolean requested = this.requests.begin(kind, workKey);
		if (!requested) {
			this.triggers.remove(kind, workKey);
		}
		else if (moment != null) {
			// If this process dies, the trigger fires for another worker.
			this.triggers.triggerAfterFailure(kind, workKey, 1);
		}
		return requested;
	}

	/** Records the result: the request is completed, or retried later. */
	@Transactional
	public void conclude(WorkKind kind, String workKey, WorkResult result) {
		switch (result) {
			case WorkResult.Done done when this.requests.complete(kind, workKey, done.begun()) ->
				this.triggers.remove(kind, workKey);
			case WorkResult.Done _ -> {
				this.requests.reset(kind, workKey);
				this.triggers.triggerNow(kind, workKey);
			}
			case WorkResult.Busy busy -> {
				logger.info("{} of '{}' is retried soon: {} works on it", kind.code(), workKey, busy.by());
				this.triggers.triggerWhenBusy(kind, workKey);
			}
			case WorkResult.Failed failed -> {
				int failures = this.requests.fail(kind, workKey);
				logger.warn("{} of '{}' failed, attempt {}, and is retried later: {}", kind.code(), workKey, failures,
						failed.reason());
				this.triggers.triggerAfterFailure(kind, workKey, failures);
			}
		}
	}

	/** Triggers at once for another worker, because this one is stopping. */
	@Transactional
	public void release(WorkKind kind, String workKey) {
		logger.info("{} of '{}' is released for another worker", kind.code(), workKey);
		this.triggers.triggerNow(kind, workKey);
	}

}
