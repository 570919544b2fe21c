package io.regwatch.ingest.source;

import io.regwatch.http.Validators;
import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;

/**
 * The last successful capture of an item.
 *
 * @param url that was requested
 * @param page address of its reference for readers; {@code null} if it has no reference
 * @param locator with which it was listed then; {@code null} if that is unknown
 * @param file its bytes
 * @param listed how it was listed then; {@code null} if that is unknown
 * @param validators for a conditional request
 * @param due whether its bytes were received so long ago that they are requested again,
 * whatever the row says
 * @param otherRule whether its source said then that other files make a document
 */
public record LastCapture(String url, @Nullable String page, @Nullable String locator, ContentHash file,
		@Nullable ListedItem listed, Validators validators, boolean due, boolean otherRule) {

}
