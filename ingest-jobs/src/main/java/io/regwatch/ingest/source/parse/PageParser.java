package io.regwatch.ingest.source.parse;

import java.io.IOException;
import java.io.InputStream;

import io.regwatch.http.ContentExpectation;
import io.regwatch.http.ResponseMetadata;

/** Reads pages of one kind. */
public interface PageParser {

	/** What its pages have to be. */
	ContentExpectation expected();

	/** Reads a page, unless its bytes are none of this list. */
	Page read(InputStream body, ResponseMetadata receipt) throws IOException, UnreadablePageException;

}
