package io.regwatch.api.assessment;

import io.regwatch.schema.CodedEnum;

/** How far an assessment run is. */
public enum RunState implements CodedEnum {

	/** No worker has started it. */
	QUEUED,
	/** A worker assesses its updates. */
	RUNNING,
	/** A client has asked it to end; updates under way are finished. */
	STOPPING,
	/** It ended before its last update, because a client asked for it. */
	STOPPED,
	/** All its updates are assessed, skipped or failed. */
	COMPLETED,
	/** It could not begin. */
	FAILED

}
