package io.regwatch.api.obligation;

import io.regwatch.schema.CodedEnum;

/** How a deadline is stated. */
public enum DeadlineKind implements CodedEnum {

	/** A day of the calendar. */
	DATE,

	/** A time after an event. */
	PERIOD,

	/** Without delay. */
	IMMEDIATE

}
