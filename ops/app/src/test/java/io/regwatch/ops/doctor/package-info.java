/** The checks of the doctor, each with its fault. */
@NullMarked
package io.regwatch.ops.doctor;

import org.jspecify.annotations.NullMarked;
