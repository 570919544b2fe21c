/** Extracts files into addressable blocks of text, in child processes. */
@NullMarked
package io.regwatch.ingest.extract;

import org.jspecify.annotations.NullMarked;
