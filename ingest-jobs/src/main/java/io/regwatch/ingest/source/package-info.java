/** What a source is to the steps of a run: its listing, its items and its connector. */
@NullMarked
package io.regwatch.ingest.source;

import org.jspecify.annotations.NullMarked;
