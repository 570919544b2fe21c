/** Prepares OpenDocument texts, spreadsheets and presentations for the parser. */
@NullMarked
package io.regwatch.ingest.extract.office.opendocument;

import org.jspecify.annotations.NullMarked;
