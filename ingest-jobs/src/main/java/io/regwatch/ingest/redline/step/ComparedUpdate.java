package io.regwatch.ingest.redline.step;

import java.util.UUID;

/**
 * An update that lies between two versions, and its description so far.
 *
 * @param from id of the previous version
 * @param to id of the current version
 */
record ComparedUpdate(UUID from, UUID to, String shortSummary, String summary) {

}
