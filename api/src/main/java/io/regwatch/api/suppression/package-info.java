/** Updates that were put aside, and why. */
@NullMarked
package io.regwatch.api.suppression;

import org.jspecify.annotations.NullMarked;
