package io.regwatch.ingest.source.catalogue;

import io.regwatch.schema.CodedEnum;

/** What it means that an item is no longer listed. */
public enum RemovalPolicy implements CodedEnum {

	/** Nothing, the reference stays as it is. */
	KEEPS,

	/** The authority has withdrawn it. */
	WITHDRAWS

}
