package io.regwatch.ingest.report;

import io.regwatch.schema.CodedEnum;

/** State of a run of a source. */
public enum RunState implements CodedEnum {

	/** Everything was listed and accepted. */
	COMPLETE,
	/** The listing was incomplete, or an item was rejected. */
	INCOMPLETE,
	/** Unfinished, and its worker is dead. */
	FAILED,
	/** Unfinished, and its worker is alive. */
	RUNNING,
	/** Unfinished, and somebody stopped it. */
	STOPPED,
	/** A scheduled run did not start, or one that was due before is unfinished. */
	OVERDUE,
	/** The source is disabled because of its catalogue file. */
	NOT_READ,
	/** Somebody paused or disabled the source. */
	PAUSED,
	/** The source was never read. */
	NEVER_RUN;

	/** States that are no reason to act. */
	public boolean isGood() {
		return this == COMPLETE || this == RUNNING || this == PAUSED;
	}

}
