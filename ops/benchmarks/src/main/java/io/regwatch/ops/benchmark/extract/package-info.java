/** Reading PDFs beside {@code pdftotext}. */
@NullMarked
package io.regwatch.ops.benchmark.extract;

import org.jspecify.annotations.NullMarked;
