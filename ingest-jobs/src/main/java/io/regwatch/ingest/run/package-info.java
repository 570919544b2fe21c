/** Runs of the ingest job: their owner, their items, their ledger. */
@NullMarked
package io.regwatch.ingest.run;

import org.jspecify.annotations.NullMarked;
