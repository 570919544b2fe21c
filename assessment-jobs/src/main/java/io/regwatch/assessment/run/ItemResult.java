package io.regwatch.assessment.run;

import java.util.UUID;

/** Result of an item. */
sealed interface ItemResult {

	/** The update. */
	UUID updateId();

	/** It was assessed. */
	record Assessed(Assessment assessment) implements ItemResult {

		@Override
		public UUID updateId() {
			return this.assessment.updateId();
		}

	}

	/** It was not assessed, for a reason that is no error. */
	record Skipped(UUID updateId, String reason) implements ItemResult {

	}

	/** It failed; the next run tries again. */
	record Failed(UUID updateId, String reason) implements ItemResult {

	}

}
