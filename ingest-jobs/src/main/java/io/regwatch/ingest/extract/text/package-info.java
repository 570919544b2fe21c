/** Cleans extracted text and recognises headings and list items in it. */
@NullMarked
package io.regwatch.ingest.extract.text;

import org.jspecify.annotations.NullMarked;
