/** Stores updates and their redlines. */
@NullMarked
package io.regwatch.ingest.update;

import org.jspecify.annotations.NullMarked;
