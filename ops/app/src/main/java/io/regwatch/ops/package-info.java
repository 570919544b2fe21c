/** The program that puts the modules together. */
@NullMarked
package io.regwatch.ops;

import org.jspecify.annotations.NullMarked;
