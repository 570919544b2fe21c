/** Blocks of texts without tags: plain text, Markdown, YAML and JSON. */
@NullMarked
package io.regwatch.ingest.extract.markup.plain;

import org.jspecify.annotations.NullMarked;
