/** Compares items with their references and writes versions and updates. */
@NullMarked
package io.regwatch.ingest.compare;

import org.jspecify.annotations.NullMarked;
