package io.regwatch.api.assessment;

import io.regwatch.schema.CodedEnum;

/** How far the assessment of an update is. */
enum AssessmentState implements CodedEnum {

	/** It waits for a run, or for its place in one. */
	PENDING,
	/** A worker assesses it. */
	RUNNING,
	/** The last attempt failed; the next run tries again. */
	FAILED,
	/** The profile has changed since; a run is due. */
	STALE,
	/** The context is the current one. */
	DONE

}
