package io.regwatch.http;

import io.regwatch.schema.RejectionReason;

/** The result of the content gate's check of a body. */
sealed interface ContentCheckResult {

	/** It is accepted. */
	record Passed() implements ContentCheckResult {

	}

	/** It is rejected. */
	record Stopped(RejectionReason reason, String detail) implements ContentCheckResult {

	}

}
