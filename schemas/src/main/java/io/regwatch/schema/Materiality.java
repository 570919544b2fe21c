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

	/** The status, extent or validity differs. */
	STATUS;

	/**
	 * Tells whether a change of this class makes an update.
	 * @return {@code false} for changes that are recorded silently
	 */
	public boolean makesUpdate() {
		return switch (this) {
			case TEXT, STATUS -> true;
			case BYTES, FURNITURE -> false;
		};
	}

}
