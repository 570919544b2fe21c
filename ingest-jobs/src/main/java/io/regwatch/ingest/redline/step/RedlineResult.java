package io.regwatch.ingest.redline.step;

import io.regwatch.ingest.update.FinishedRedline;
import io.regwatch.ingest.update.UpdateDescription;
import io.regwatch.store.StoredFile;
import org.jspecify.annotations.Nullable;

/**
 * What is to be written of a redline.
 *
 * @param file that holds it; {@code null} if it is not too long for a row
 */
record RedlineResult(FinishedRedline redline, @Nullable StoredFile file, UpdateDescription description) {

}
