/**
 * The ingest job: from a regulator's listing to versions, updates and the search index.
 */
@NullMarked
package io.regwatch.ingest;

import org.jspecify.annotations.NullMarked;
