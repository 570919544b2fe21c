/** Ingests of folders, from files to rows and documents. */
@NullMarked
package io.regwatch.ops.ingest;

import org.jspecify.annotations.NullMarked;
