/**
 * Running heads, page numbers and tables of contents: what pages of a PDF have besides
 * their text.
 */
@NullMarked
package io.regwatch.ingest.extract.pdf.furniture;

import org.jspecify.annotations.NullMarked;
