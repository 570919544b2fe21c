/** Reads the rows of sheets of workbooks, of Excel and OpenDocument. */
@NullMarked
package io.regwatch.ingest.source.parse.workbook;

import org.jspecify.annotations.NullMarked;
