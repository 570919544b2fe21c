/** Prepares workbooks of Excel for the parser. */
@NullMarked
package io.regwatch.ingest.extract.office.sheet;

import org.jspecify.annotations.NullMarked;
