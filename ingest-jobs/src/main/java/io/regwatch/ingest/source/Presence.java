package io.regwatch.ingest.source;

import io.regwatch.schema.RejectionReason;

/** Whether a document that a complete listing no longer names is still at its source. */
public sealed interface Presence {

	/**
	 * The source says that it is gone, or has no address of its own where it could be.
	 */
	Presence GONE = new Gone();

	/** Its address still answers. */
	Presence THERE = new There();

	/**
	 * The source did not say.
	 * @param why one sentence for operators
	 */
	static Presence unknown(String why) {
		return new Unknown(RejectionReason.FAILED, why);
	}

	/** The only value is {@link Presence#GONE}. */
	record Gone() implements Presence {

	}

	/** The only value is {@link Presence#THERE}. */
	record There() implements Presence {

	}

	/**
	 * The source did not say.
	 *
	 * @param reason for which the answer was refused
	 * @param detail of it, one sentence for operators
	 */
	record Unknown(RejectionReason reason, String detail) implements Presence {

	}

}
