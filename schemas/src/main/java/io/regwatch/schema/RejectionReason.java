package io.regwatch.schema;

/**
 * Why an item of a listing was rejected. The {@link #code() code} is stored in the
 * ledger.
 */
public enum RejectionReason implements CodedEnum {

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

	/** The host keeps readers out, by its status or by an apology. */
	BLOCKED,

	/** The host wants a proof that a person reads. */
	CHALLENGE,

	/** The host wants readers to log in. */
	LOGIN,

	/** The host wants readers to agree to something first. */
	CONSENT,

	/**
	 * The host says that there is no such document (404, 410), though the listing names
	 * it.
	 */
	GONE,

	/**
	 * The page says that there is no such document, though its status is one of success.
	 */
	NOT_FOUND_PAGE,

	/** The page lacks what the source says each of its pages has. */
	LACKS_EXPECTED_TEXT,

	/** The host answers with an error. */
	HTTP_ERROR,

	/** The host cannot be reached, or the connection breaks before an answer. */
	UNREACHABLE,

	/** The address must not be requested for this source. */
	NOT_ALLOWED,

	/**
	 * The item's data are not usable, or processing it failed for a reason not listed
	 * here.
	 */
	FAILED

}
