package io.regwatch.schema;

/** Whether an update concerns a workspace's company. */
public enum ApplicabilityStatus implements CodedEnum {

	/** A person has to decide. */
	TO_REVIEW,
	/** It does. */
	APPLICABLE,
	/** It was checked and does not apply. */
	NOT_APPLICABLE,
	/** A rule says that it does not. */
	OUT_OF_SCOPE

}
