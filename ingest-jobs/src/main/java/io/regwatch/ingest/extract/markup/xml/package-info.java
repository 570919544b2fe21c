/**
 * Blocks of XML: laws, records and books, with what their attributes and metadata say.
 */
@NullMarked
package io.regwatch.ingest.extract.markup.xml;

import org.jspecify.annotations.NullMarked;
