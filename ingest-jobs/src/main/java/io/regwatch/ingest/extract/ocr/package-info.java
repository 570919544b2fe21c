/** Recognises the text of page images with Tesseract. */
@NullMarked
package io.regwatch.ingest.extract.ocr;

import org.jspecify.annotations.NullMarked;
