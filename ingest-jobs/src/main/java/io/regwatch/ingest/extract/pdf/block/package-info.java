/** Paragraphs, headings, footnotes and tables, which are made of lines. */
@NullMarked
package io.regwatch.ingest.extract.pdf.block;

import org.jspecify.annotations.NullMarked;
