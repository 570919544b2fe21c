package io.regwatch.assessment.evaluation;

import io.regwatch.schema.CodedEnum;

/** The halves of a gold set: rules are made on one and measured on the other. */
public enum DatasetSplit implements CodedEnum {

	/** Whose mistakes may be read to improve a model. */
	TUNING,
	/** Which only measures. */
	TEST

}
