package io.regwatch.work;

import java.time.Instant;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** What is noted before and after a bell is rung, and the ringing. */
@Component
class Ringer {

	private static final Logger logger = LoggerFactory.getLogger(Ringer.class);

	private final WorkRequests requests;

	private final Rings rings;

	private final ObjectProvider<Bell> bells;

	Ringer(WorkRequests requests, Rings rings, ObjectProvider<Bell> bells) {
		this.requests = requests;
		this.rings = rings;
		this.bells = bells;
	}

	/**
	 * Notes that work begins.
	 * @param moment of the schedule that asks for it, {@code null} if none does
	 * @return {@code false} if nothing is requested, so that nothing rings any more
	 */
	@Transactional
	public boolean begin(WorkKind kind, String subject, @Nullable Instant moment) {
		if (moment != null) {
			this.requests.raiseAt(moment, kind, subject);
		}
		boolean requested = this.requests.begin(kind, subject);
		if (!requested) {
			this.rings.silence(kind, subject);
		}
		else if (moment != null) {
			// From now on somebody must ring until it is done, should this process end.
			this.rings.ringAfterFailure(kind, subject, 1);
		}
		return requested;
	}

	/** Rings; whatever goes wrong is an answer. */
	Answer ring(WorkKind kind, String subject) {
		try {
			return this.bells.orderedStream()
				.filter((bell) -> bell.kind() == kind)
				.findFirst()
				.map((bell) -> bell.ring(subject))
				.orElseGet(() -> new Answer.Failed("this process has no bell for it"));
		}
		catch (RuntimeException ex) {
			logger.error("{} of '{}' broke", kind.code(), subject, ex);
			return new Answer.Failed(ex.toString());
		}
	}

	/** Notes what came of it: served for good, or when to ring again. */
	@Transactional
	public void conclude(WorkKind kind, String subject, Answer answer) {
		switch (answer) {
			case Answer.Done done when this.requests.serve(kind, subject, done.begun()) ->
				this.rings.silence(kind, subject);
			case Answer.Done _ -> {
				this.requests.beginAnew(kind, subject);
				this.rings.ringNow(kind, subject);
			}
			case Answer.Busy busy -> {
				logger.info("{} of '{}' rings again soon: {} is at it", kind.code(), subject, busy.by());
				this.rings.ringWhenBusy(kind, subject);
			}
			case Answer.Failed failed -> {
				int failures = this.requests.fail(kind, subject);
				logger.warn("{} of '{}' failed for the {}. time, it rings again later: {}", kind.code(), subject,
						failures, failed.reason());
				this.rings.ringAfterFailure(kind, subject, failures);
			}
		}
	}

	/** Leaves the rest to the next worker: this one ends. */
	@Transactional
	public void handBack(WorkKind kind, String subject) {
		logger.info("{} of '{}' is left to the next worker", kind.code(), subject);
		this.rings.ringNow(kind, subject);
	}

}
