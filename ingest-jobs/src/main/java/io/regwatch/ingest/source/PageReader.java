package io.regwatch.ingest.source;

import io.regwatch.http.Receipt;

/** Reads pages of one kind. */
interface PageReader {

	/** File name extension of its pages. */
	String type();

	/** Reads a page, unless its bytes are none of this list. */
	Page read(byte[] body, Receipt receipt) throws UnreadablePageException;

}
