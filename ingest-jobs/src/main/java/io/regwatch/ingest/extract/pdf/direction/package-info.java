/** The order in which glyphs are read where a script runs from right to left. */
@NullMarked
package io.regwatch.ingest.extract.pdf.direction;

import org.jspecify.annotations.NullMarked;
