package io.regwatch.ingest.source.catalogue;

import io.regwatch.schema.CodedEnum;

/** What of a source may leave the service. */
public enum Redistribution implements CodedEnum {

	/** Titles, dates and links. */
	METADATA,

	/** Text and redlines, too. */
	TEXT,

	/** The files as well. */
	FILE

}
