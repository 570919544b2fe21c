/** Checks whether the machine, the home, the stores and the sources are in order. */
@NullMarked
package io.regwatch.ops.doctor;

import org.jspecify.annotations.NullMarked;
