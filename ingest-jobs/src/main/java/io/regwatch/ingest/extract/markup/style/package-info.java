/** What styles, classes and elements do to the letters of a text. */
@NullMarked
package io.regwatch.ingest.extract.markup.style;

import org.jspecify.annotations.NullMarked;
