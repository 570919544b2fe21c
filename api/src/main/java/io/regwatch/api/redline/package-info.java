/** Redlines as HTML, also between any two versions on request. */
@NullMarked
package io.regwatch.api.redline;

import org.jspecify.annotations.NullMarked;
