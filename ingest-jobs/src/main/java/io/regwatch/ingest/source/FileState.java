package io.regwatch.ingest.source;

import io.regwatch.schema.CodedEnum;

/** Whether a source's catalogue file still describes it. */
public enum FileState implements CodedEnum {

	/** It does, or the source needs no file. */
	VALID,

	/** The file has a mistake; the source is not read until it is right. */
	INVALID,

	/** No file describes the source; it is not read until one does. */
	REMOVED

}
