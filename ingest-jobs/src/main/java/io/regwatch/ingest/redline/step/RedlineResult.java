package io.regwatch.ingest.redline.step;

import io.regwatch.ingest.update.FinishedRedline;
import io.regwatch.ingest.update.UpdateDescription;

/**
 * What is to be written of a redline.
 *
 * @param html in a row or a file
 */
record RedlineResult(FinishedRedline redline, StoredHtml html, UpdateDescription description) {

}
