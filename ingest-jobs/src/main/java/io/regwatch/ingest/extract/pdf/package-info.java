/** Reads the text, structure and page furniture of PDF files. */
@NullMarked
package io.regwatch.ingest.extract.pdf;

import org.jspecify.annotations.NullMarked;
