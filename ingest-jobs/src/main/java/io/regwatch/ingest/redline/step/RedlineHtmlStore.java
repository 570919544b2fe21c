package io.regwatch.ingest.redline.step;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

import io.regwatch.store.FileStore;

import org.springframework.stereotype.Component;

/** Stores very long redlines as files. */
@Component
class RedlineHtmlStore {

	/** Longer ones are files. */
	private static final int MAX_CHARACTERS = 1 << 20;

	private final FileStore files;

	RedlineHtmlStore(FileStore files) {
		this.files = files;
	}

	StoredHtml store(String html) throws IOException {
		return (html.length() > MAX_CHARACTERS)
				? new StoredHtml(null,
						this.files.store(new ByteArrayInputStream(html.getBytes(StandardCharsets.UTF_8))))
				: new StoredHtml(html, null);
	}

	/** Records the file, if there is one, in the caller's transaction. */
	void record(StoredHtml html) {
		if (html.file() != null) {
			this.files.record(html.file());
		}
	}

}
