package io.regwatch.schema;

/** How an obligation of a version compares with the version before. */
public enum ObligationState implements CodedEnum {

	/** Only this version states it. */
	NEW,

	/** Both state it, in other words or with another deadline. */
	CHANGED,

	/** Both state it in the same words. */
	UNCHANGED,

	/** Only the version before states it, or the document is no longer in force. */
	ENDED

}
