/**
 * Where documents come from: the catalogue of sources and the connectors that read them.
 */
@NullMarked
package io.regwatch.ingest.source;

import org.jspecify.annotations.NullMarked;
