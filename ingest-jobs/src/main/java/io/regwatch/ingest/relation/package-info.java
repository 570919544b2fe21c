/** What references are to each other, as their sources tell it. */
@NullMarked
package io.regwatch.ingest.relation;

import org.jspecify.annotations.NullMarked;
