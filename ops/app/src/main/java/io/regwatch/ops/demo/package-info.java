/** Invented documents for newcomers. */
@NullMarked
package io.regwatch.ops.demo;

import org.jspecify.annotations.NullMarked;
