/** Lines of text as the pages of a PDF draw them. */
@NullMarked
package io.regwatch.ingest.extract.pdf.line;

import org.jspecify.annotations.NullMarked;
