/** Invented documents, read as the ingest job reads them. */
@NullMarked
package io.regwatch.ops.demo;

import org.jspecify.annotations.NullMarked;
