package io.regwatch.ingest.run;

import io.regwatch.ingest.source.ListedItem;
import org.jspecify.annotations.Nullable;

/**
 * A document that has left a feed and is due to be requested again.
 *
 * @param externalId of the document
 * @param listed its last row, if it was refused with that; {@code null} if it is
 * requested as it was read last
 */
public record Revisit(String externalId, @Nullable ListedItem listed) {

}
