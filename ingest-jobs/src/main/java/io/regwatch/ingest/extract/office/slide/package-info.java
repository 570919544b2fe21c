/** Prepares presentations of PowerPoint for the parser. */
@NullMarked
package io.regwatch.ingest.extract.office.slide;

import org.jspecify.annotations.NullMarked;
