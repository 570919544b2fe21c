/** What the pages of a PDF draw besides glyphs, as far as it changes how text reads. */
@NullMarked
package io.regwatch.ingest.extract.pdf.drawing;

import org.jspecify.annotations.NullMarked;
