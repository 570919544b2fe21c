package io.regwatch.assessment.vocabulary;

/** What labels are about; the name in the vocabulary's file is the profile's field. */
public enum Topic {

	/** Where products are sold; labels are codes of geographies. */
	MARKETS("markets"),
	/** How much a device can harm. */
	RISK_CLASSIFICATIONS("riskClassifications"),
	/** How a device is made and works. */
	DEVICE_CHARACTERISTICS("deviceCharacteristics"),
	/** What a device is for. */
	THERAPEUTIC_AREAS("therapeuticAreas"),
	/** What a device is; profiles name products instead. */
	DEVICE_KINDS("deviceKinds");

	private final String field;

	Topic(String field) {
		this.field = field;
	}

	/**
	 * The topic as profiles call it.
	 * @return a field of the profile
	 */
	public String field() {
		return this.field;
	}

}
