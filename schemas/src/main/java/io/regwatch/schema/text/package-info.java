/** Handles untrusted text within bounds of time and memory. */
@NullMarked
package io.regwatch.schema.text;

import org.jspecify.annotations.NullMarked;
