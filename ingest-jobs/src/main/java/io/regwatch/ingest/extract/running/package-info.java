/** Reads what running headers and footers state of a document. */
@NullMarked
package io.regwatch.ingest.extract.running;

import org.jspecify.annotations.NullMarked;
