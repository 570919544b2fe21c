/** Asks other hosts, politely and with distrust. */
@NullMarked
package io.regwatch.ingest.http;

import org.jspecify.annotations.NullMarked;
