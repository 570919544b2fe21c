package io.regwatch.ops.console.security;

import io.regwatch.schema.CodedEnum;

/** Role of a person. An admin may do everything; all others may do what a viewer may. */
public enum Role implements CodedEnum {

	/** Reads. */
	VIEWER,
	/** Reviews updates. */
	ANALYST,
	/** Runs sources and retries items. */
	OPERATOR,
	/** Manages clients and keys. */
	ADMIN

}
