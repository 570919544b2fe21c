package io.regwatch.assessment.impact;

import java.time.Instant;
import java.util.UUID;

/** Whether a workspace may be assessed now. */
sealed interface Claim {

	/** By this worker, in a run of its own. */
	record Owned(UUID runId, UUID workspace, Instant startedAt) implements Claim {

	}

	/** Another worker, which lives, is at it. */
	record Busy(int workerId) implements Claim {

	}

	/** There is nothing to assess any more. */
	record Gone() implements Claim {

	}

}
