package io.regwatch.ops.console.digestmail;

import io.regwatch.schema.CodedEnum;

/** How often a person gets a mail about a workspace. */
enum DigestMailFrequency implements CodedEnum {

	/** Every day. */
	DAILY,

	/** Every Monday. */
	WEEKLY

}
