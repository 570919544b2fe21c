/** Commands of ingest runs: ingest, ledger, quarantine. */
@NullMarked
package io.regwatch.ops.cli.ingest;

import org.jspecify.annotations.NullMarked;
