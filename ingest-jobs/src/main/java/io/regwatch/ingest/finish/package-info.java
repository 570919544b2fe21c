/** Finishes runs: updates the search index, closes the ledger, requests assessments. */
@NullMarked
package io.regwatch.ingest.finish;

import org.jspecify.annotations.NullMarked;
