package io.regwatch.assessment.run;

import java.util.UUID;

/** What came of an item. */
sealed interface ItemResult {

	/** Which update it was. */
	UUID updateId();

	/** It was judged. */
	record Judged(Assessment assessment) implements ItemResult {

		@Override
		public UUID updateId() {
			return this.assessment.updateId();
		}

	}

	/** It was not judged, for a reason that is no mistake. */
	record Left(UUID updateId, String reason) implements ItemResult {

	}

	/** Something broke; the next run tries again. */
	record Failed(UUID updateId, String reason) implements ItemResult {

	}

}
