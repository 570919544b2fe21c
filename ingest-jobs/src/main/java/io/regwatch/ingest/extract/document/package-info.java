/** Reads one file of any supported format. */
@NullMarked
package io.regwatch.ingest.extract.document;

import org.jspecify.annotations.NullMarked;
