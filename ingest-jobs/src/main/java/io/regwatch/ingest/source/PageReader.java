package io.regwatch.ingest.source;

import java.io.IOException;
import java.io.InputStream;

import io.regwatch.http.Expectation;
import io.regwatch.http.Receipt;

/** Reads pages of one kind. */
interface PageReader {

	/** What its pages have to be. */
	Expectation expected();

	/** Reads a page, unless its bytes are none of this list. */
	Page read(InputStream body, Receipt receipt) throws IOException, UnreadablePageException;

}
