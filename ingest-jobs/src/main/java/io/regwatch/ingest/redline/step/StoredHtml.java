package io.regwatch.ingest.redline.step;

import io.regwatch.schema.ContentHash;
import io.regwatch.store.StoredFile;
import org.jspecify.annotations.Nullable;

/**
 * A redline as HTML, in a row or in a file.
 *
 * @param html {@code null} if it is too long for a row
 * @param file that holds it then, not recorded yet
 */
record StoredHtml(@Nullable String html, @Nullable StoredFile file) {

	@Nullable ContentHash hash() {
		return (this.file != null) ? this.file.hash() : null;
	}

}
