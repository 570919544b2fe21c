/** Prepares Word documents for the parser, which ignores some of their markup. */
@NullMarked
package io.regwatch.ingest.extract.word;

import org.jspecify.annotations.NullMarked;
