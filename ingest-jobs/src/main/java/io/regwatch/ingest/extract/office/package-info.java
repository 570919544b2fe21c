/** Prepares office documents for the parser, which ignores some of their markup. */
@NullMarked
package io.regwatch.ingest.extract.office;

import org.jspecify.annotations.NullMarked;
