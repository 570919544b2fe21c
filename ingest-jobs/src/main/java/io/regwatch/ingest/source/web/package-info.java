/** Connects to sources on the web. */
@NullMarked
package io.regwatch.ingest.source.web;

import org.jspecify.annotations.NullMarked;
