package io.regwatch.ingest.source;

import io.regwatch.schema.CodedEnum;

/** Whether operators want a source to be read; only their commands change it. */
public enum SourceState implements CodedEnum {

	/** On its schedule and on request. */
	ENABLED,

	/** On request only. */
	PAUSED,

	/** Not at all. */
	DISABLED,

	/** Not at all, and its catalogue file was deleted. */
	REMOVED

}
