package io.regwatch.ops.alert;

import io.regwatch.schema.CodedEnum;

/** What operators are alerted about. */
public enum AlertRule implements CodedEnum {

	/** The last two listings of a source were incomplete. */
	SOURCE_INCOMPLETE,

	/** A scheduled run of a source has not started. */
	SOURCE_OVERDUE,

	/** A host refuses a source's requests. */
	SOURCE_BLOCKED,

	/** A run was stopped and nobody resumed it. */
	RUN_STOPPED,

	/** An item has been in quarantine for too long. */
	QUARANTINE_AGE,

	/** Assessments fail again and again. */
	ASSESSMENTS_FAILING,

	/** Language models may use no more tokens today. */
	BUDGET_REACHED,

	/** The index does not follow the database. */
	INDEX_DIFFERS,

	/** The disk of the files is nearly full. */
	DISK_FULL;

	/** Name of its page in the runbook. */
	String page() {
		return code().replace('_', '-') + ".md";
	}

}
