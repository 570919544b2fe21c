package io.regwatch.ingest.source;

import io.regwatch.http.Validators;
import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;

/**
 * What the last successful look at an item left.
 *
 * @param url where it was looked for
 * @param page address of its reference for readers; {@code null} if it has no reference
 * @param locator with which it was listed then; {@code null} if that is forgotten
 * @param file its bytes
 * @param listed how it was listed then; {@code null} if that is forgotten
 * @param validators to ask for changes only
 */
public record LastCapture(String url, @Nullable String page, @Nullable String locator, ContentHash file,
		@Nullable ListedItem listed, Validators validators) {

}
