package io.regwatch.ingest.relation;

import java.util.UUID;

/**
 * Two references that are the same document.
 *
 * @param found by this run
 * @param other at another source
 */
public record SameDocument(UUID found, UUID other) {

}
