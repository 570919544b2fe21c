/** Renders redlines as HTML and Markdown. */
@NullMarked
package io.regwatch.ingest.redline.html;

import org.jspecify.annotations.NullMarked;
