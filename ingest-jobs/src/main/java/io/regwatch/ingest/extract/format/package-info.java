/** Detects file formats from their bytes and announced names. */
@NullMarked
package io.regwatch.ingest.extract.format;

import org.jspecify.annotations.NullMarked;
