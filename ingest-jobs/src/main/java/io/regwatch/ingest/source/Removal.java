package io.regwatch.ingest.source;

import io.regwatch.schema.Coded;

/** What it means that an item is no longer listed. */
public enum Removal implements Coded {

	/** Nothing, the reference stays as it is. */
	KEEPS,

	/** The authority has withdrawn it. */
	WITHDRAWS

}
