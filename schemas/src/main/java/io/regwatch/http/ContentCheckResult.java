package io.regwatch.http;

import io.regwatch.schema.RejectionReason;

/** What the gate says of a body. */
sealed interface ContentCheckResult {

	/** It may become content. */
	record Passed() implements ContentCheckResult {

	}

	/** It never becomes content. */
	record Stopped(RejectionReason reason, String detail) implements ContentCheckResult {

	}

}
