package io.regwatch.reading;

import io.regwatch.schema.CodedEnum;

/** Who has to fulfil a duty. */
public enum Bearer implements CodedEnum {

	/** Manufacturers, makers, applicants, sponsors, holders of approvals. */
	MANUFACTURER,

	/** Authorised representatives and responsible persons of foreign manufacturers. */
	REPRESENTATIVE,

	/** Importers. */
	IMPORTER,

	/** Distributors, suppliers, retailers. */
	DISTRIBUTOR,

	/** Notified bodies and other conformity assessment bodies. */
	NOTIFIED_BODY,

	/** Authorities, states, commissions. */
	AUTHORITY,

	/** Hospitals, professionals, laboratories, patients and other users. */
	USER,

	/** The sentence names nobody, or only a thing: "The plan shall contain". */
	UNSTATED;

	/**
	 * Whether a manufacturer may have to fulfil it.
	 * @return {@code false} if only others do
	 */
	public boolean mayBeMaker() {
		return this == MANUFACTURER || this == UNSTATED;
	}

}
