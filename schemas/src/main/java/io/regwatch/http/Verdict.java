package io.regwatch.http;

import io.regwatch.schema.RejectionReason;

/** What the gate says of a body. */
sealed interface Verdict {

	/** It may become content. */
	record Passed() implements Verdict {

	}

	/** It never becomes content. */
	record Stopped(RejectionReason reason, String detail) implements Verdict {

	}

}
