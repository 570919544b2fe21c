/** Takes the document out of what a host sends. */
@NullMarked
package io.regwatch.ingest.source.content;

import org.jspecify.annotations.NullMarked;
