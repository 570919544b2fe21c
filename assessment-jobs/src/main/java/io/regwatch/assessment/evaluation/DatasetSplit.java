package io.regwatch.assessment.evaluation;

import io.regwatch.schema.CodedEnum;

/** The parts of a gold set: rules are made on one and measured on the others. */
public enum DatasetSplit implements CodedEnum {

	/** Whose mistakes may be read to improve a model. */
	TUNING,
	/** Which only measures. */
	TEST,

	/** Written after the rules were frozen; only measures. */
	FRESH

}
