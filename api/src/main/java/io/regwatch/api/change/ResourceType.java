package io.regwatch.api.change;

import io.regwatch.schema.CodedEnum;

/** The types of resources that change. */
public enum ResourceType implements CodedEnum {

	/** A reference. */
	REFERENCE,

	/** An update of a reference. */
	UPDATE

}
