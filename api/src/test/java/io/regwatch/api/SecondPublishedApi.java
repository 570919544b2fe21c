package io.regwatch.api;

/**
 * Another API with the same publications, for long tests that write: on the first one all
 * others would wait for them.
 */
class SecondPublishedApi extends PublishedApi {

	/** Locks the rows of this API. */
	static final String ROWS = "rows of the second published API";

}
