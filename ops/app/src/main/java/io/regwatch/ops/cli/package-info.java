/** The command line. */
@NullMarked
package io.regwatch.ops.cli;

import org.jspecify.annotations.NullMarked;
