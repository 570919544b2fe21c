package io.regwatch.assessment.company;

/** Whether a company's devices have something, as far as its profile says. */
public enum ThreeValued {

	/** They have it. */
	HAS,

	/** They do not have it. */
	HAS_NOT,

	/** The profile does not say. */
	UNKNOWN

}
