package io.regwatch.ingest.run;

import java.util.UUID;

/** Looks for irregularities that only show when all items of a run are done. */
@FunctionalInterface
public interface FinishedRunCheck {

	/**
	 * Records an anomaly of the run if there is one.
	 * @param runId of a run whose items are all done
	 */
	void note(UUID runId);

}
