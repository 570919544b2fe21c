package io.regwatch.ingest.source.parse;

import java.io.IOException;
import java.io.InputStream;

import io.regwatch.http.BodyReader;
import io.regwatch.http.ResponseMetadata;

/** What a body is that should be a page of a list. */
public sealed interface PageBody {

	/** A page. */
	record Parsed(Page page) implements PageBody {

	}

	/** Something else. */
	record Foreign(String detail) implements PageBody {

	}

	/** Reads bodies as pages. */
	record Of(PageParser reader) implements BodyReader<PageBody> {

		@Override
		public PageBody read(InputStream body, ResponseMetadata receipt) throws IOException {
			try {
				return new Parsed(this.reader.read(body, receipt));
			}
			catch (UnreadablePageException ex) {
				return new Foreign(String.valueOf(ex.getMessage()));
			}
		}

	}

}
