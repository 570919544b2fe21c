/** Connects to folders of files. */
@NullMarked
package io.regwatch.ingest.source.folder;

import org.jspecify.annotations.NullMarked;
