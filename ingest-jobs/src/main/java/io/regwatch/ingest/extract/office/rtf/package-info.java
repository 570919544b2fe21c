/** Prepares RTF for the parser. */
@NullMarked
package io.regwatch.ingest.extract.office.rtf;

import org.jspecify.annotations.NullMarked;
