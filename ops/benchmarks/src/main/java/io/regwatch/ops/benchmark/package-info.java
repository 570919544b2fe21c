/**
 * How fast the program is, measured beside plain code in the same run: a package a
 * benchmark.
 */
@NullMarked
package io.regwatch.ops.benchmark;

import org.jspecify.annotations.NullMarked;
