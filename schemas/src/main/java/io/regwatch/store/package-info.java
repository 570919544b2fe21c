/** Stores that more than one module writes. */
@NullMarked
package io.regwatch.store;

import org.jspecify.annotations.NullMarked;
