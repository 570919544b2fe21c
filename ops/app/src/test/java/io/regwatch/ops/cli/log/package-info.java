/** Tests of what a long-running process says. */
@NullMarked
package io.regwatch.ops.cli.log;

import org.jspecify.annotations.NullMarked;
