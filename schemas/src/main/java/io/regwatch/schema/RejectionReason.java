package io.regwatch.schema;

import java.util.Locale;

/**
 * Why an item of a listing was not taken. The {@link #code() code} stands in the
 * database, in the ledger and in JSON.
 */
public enum RejectionReason {

	/** The file has no bytes, or its document has no page or no text at all. */
	EMPTY,

	/** The pages are images: text needs character recognition. */
	NEEDS_OCR,

	/** A password is needed to read the document. */
	ENCRYPTED,

	/** The bytes do not follow their format, or stop in the middle. */
	CORRUPT,

	/** The bytes are of another type than the file's name or the server announced. */
	NOT_THE_ANNOUNCED_TYPE,

	/** A format that is not read. */
	UNSUPPORTED_TYPE,

	/** Larger than the configured limit. */
	TOO_LARGE,

	/** Reading took longer than the wall-clock limit. */
	TIMED_OUT,

	/** Reading needed more memory than a child process may have. */
	OUT_OF_MEMORY,

	/** The reading process ended without an answer. */
	CRASHED,

	/** The listing names it, but it is not there. */
	MISSING,

	/** It is there, but may not be read. */
	UNREADABLE,

	/** Two items of one listing carry the same external id. */
	DUPLICATE_ID,

	/** The file store has no room or refuses writes. */
	STORE_FAILED,

	/**
	 * The item's data are not usable, or handling it failed in a way no other reason
	 * tells.
	 */
	FAILED;

	/**
	 * The reason as it is stored and shown, such as {@code needs_ocr}.
	 * @return lower case with underscores
	 */
	public String code() {
		return name().toLowerCase(Locale.ROOT);
	}

	/**
	 * The reason with a code.
	 * @param code as {@link #code()} gives it
	 * @return the reason
	 * @throws IllegalArgumentException if there is none
	 */
	public static RejectionReason of(String code) {
		return valueOf(code.toUpperCase(Locale.ROOT));
	}

}
