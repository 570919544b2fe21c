package io.regwatch.ingest.source;

import io.regwatch.schema.CodedEnum;

/** Whether a source is read. */
public enum SourceState implements CodedEnum {

	/** On its schedule and on request. */
	ENABLED,

	/** On request only. */
	PAUSED,

	/** Not at all. */
	DISABLED

}
