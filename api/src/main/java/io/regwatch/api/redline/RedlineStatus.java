package io.regwatch.api.redline;

import io.regwatch.schema.CodedEnum;

/** How far a redline is. */
public enum RedlineStatus implements CodedEnum {

	NONE, GENERATING, COMPLETED, FAILED

}
