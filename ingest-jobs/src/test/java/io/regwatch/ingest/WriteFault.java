package io.regwatch.ingest;

import java.util.regex.Pattern;

/** What goes wrong with writes to an index. */
sealed interface WriteFault {

	/** Nothing. */
	record None() implements WriteFault {

	}

	/** Connections break. */
	record Down() implements WriteFault {

	}

	/** No write is taken now. */
	record Busy() implements WriteFault {

	}

	/**
	 * Some documents are refused, all others written.
	 *
	 * @param marked what stands in them
	 * @param status of each of them
	 * @param type of the error
	 */
	record Items(Pattern marked, int status, String type) implements WriteFault {

	}

}
