/**
 * The catalogue's language: sources as files describe them, checked against their JSON
 * Schema.
 */
@NullMarked
package io.regwatch.ingest.source.catalogue;

import org.jspecify.annotations.NullMarked;
