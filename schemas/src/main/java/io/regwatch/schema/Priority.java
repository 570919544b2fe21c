package io.regwatch.schema;

/** How much of a workspace's attention an update needs. */
public enum Priority implements CodedEnum {

	/** At once. */
	URGENT,
	/** Soon. */
	HIGH,
	/** In the usual course. */
	MEDIUM,
	/** When there is time. */
	LOW,
	/** No attention. */
	NONE

}
