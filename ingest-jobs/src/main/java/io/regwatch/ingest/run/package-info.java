/** Runs of the ingest job with their owner, items and ledger. */
@NullMarked
package io.regwatch.ingest.run;

import org.jspecify.annotations.NullMarked;
