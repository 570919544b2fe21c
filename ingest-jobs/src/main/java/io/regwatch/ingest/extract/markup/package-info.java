/** Reads HTML, XML, office documents, plain text, CSV and YAML. */
@NullMarked
package io.regwatch.ingest.extract.markup;

import org.jspecify.annotations.NullMarked;
