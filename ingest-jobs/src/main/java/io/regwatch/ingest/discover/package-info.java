/** Lists a source and opens the ledger. */
@NullMarked
package io.regwatch.ingest.discover;

import org.jspecify.annotations.NullMarked;
