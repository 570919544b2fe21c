package io.regwatch.schema;

/** What happened to a reference. */
public enum UpdateKind implements CodedEnum {

	/** It was published. */
	NEW_PUBLICATION,

	/** Its text changed. */
	REVISION,

	/** It was withdrawn. */
	WITHDRAWAL,

	/** Its status changed, its text did not. */
	STATUS_CHANGE

}
