/** Prepares documents of Word for the parser. */
@NullMarked
package io.regwatch.ingest.extract.office.word;

import org.jspecify.annotations.NullMarked;
