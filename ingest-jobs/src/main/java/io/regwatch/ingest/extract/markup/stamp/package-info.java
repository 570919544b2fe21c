/**
 * Notes of pages about themselves: when they were saved, and how often they were read.
 */
@NullMarked
package io.regwatch.ingest.extract.markup.stamp;

import org.jspecify.annotations.NullMarked;
