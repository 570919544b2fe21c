/** Relations between references that their sources state. */
@NullMarked
package io.regwatch.ingest.relation;

import org.jspecify.annotations.NullMarked;
