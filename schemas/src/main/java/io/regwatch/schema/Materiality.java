package io.regwatch.schema;

/**
 * How much a new capture of a document differs from its current version. Only
 * {@link #TEXT} and {@link #STATUS} make an update.
 */
public enum Materiality implements CodedEnum {

	/** Other bytes, the same text: saved again. */
	BYTES,

	/** Only page furniture or the flow of lines differs. */
	FURNITURE,

	/** The text differs. */
	TEXT,

	/** The authority gives it another status. */
	STATUS

}
