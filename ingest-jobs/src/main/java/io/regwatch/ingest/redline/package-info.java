/** Shows word by word how one text became another. */
@NullMarked
package io.regwatch.ingest.redline;

import org.jspecify.annotations.NullMarked;
