package io.regwatch.ingest.update;

import io.regwatch.schema.ContentHash;
import io.regwatch.schema.Materiality;
import org.jspecify.annotations.Nullable;

/**
 * A redline that can be shown.
 *
 * @param html a fragment; {@code null} if it is in a file
 * @param file a very long fragment; {@code null} if it is not
 * @param materiality of the difference of the texts; {@code null} if both are one file
 * @param inserted words
 * @param deleted words
 * @param moved blocks
 */
public record FinishedRedline(@Nullable String html, @Nullable ContentHash file, @Nullable Materiality materiality,
		int inserted, int deleted, int moved) {

}
