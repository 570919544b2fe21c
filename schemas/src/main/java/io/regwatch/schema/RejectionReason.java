package io.regwatch.schema;

/**
 * Why an item of a listing was rejected. The {@link #code() code} is stored in the
 * ledger.
 */
public enum RejectionReason implements CodedEnum {

	/** The file has no bytes, or its document has no page or no text at all. */
	EMPTY,

	/** The pages are images, or their letters are unknown: recognition is needed. */
	NEEDS_OCR,

	/** A password is needed to read the document. */
	ENCRYPTED,

	/** The bytes do not follow their format, or stop in the middle. */
	CORRUPT,

	/** The bytes are of another type than the file's name or the server announced. */
	NOT_THE_ANNOUNCED_TYPE,

	/** A format that is not supported. */
	UNSUPPORTED_TYPE,

	/** Larger than the configured limit. */
	TOO_LARGE,

	/** Extraction took longer than the time limit. */
	TIMED_OUT,

	/** Extraction needed more memory than its process may use. */
	OUT_OF_MEMORY,

	/** The extractor process ended without a result. */
	CRASHED,

	/** The listing names a document that does not exist. */
	MISSING,

	/** The document exists, but access is denied. */
	UNREADABLE,

	/** Two items of one listing carry the same external id. */
	DUPLICATE_ID,

	/** The file store is full or refuses writes. */
	STORE_FAILED,

	/** The host denies access, by its status or by a block page. */
	BLOCKED,

	/** The host requires a CAPTCHA or another challenge. */
	CHALLENGE,

	/** The host requires a login. */
	LOGIN,

	/** The host requires consent, for example to cookies or terms of use. */
	CONSENT,

	/**
	 * The host answers that the document does not exist (404, 410), although the listing
	 * names it.
	 */
	GONE,

	/**
	 * The page says that the document does not exist, although its status is 200.
	 */
	NOT_FOUND_PAGE,

	/** The page lacks the text that the source requires of each page. */
	LACKS_EXPECTED_TEXT,

	/**
	 * The text has hardly anything in common with the one before, although the listing
	 * says the same. It is accepted if the next run finds it again.
	 */
	UNCONFIRMED,

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
