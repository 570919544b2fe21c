/** Tests of commands that a running process executes. */
@NullMarked
package io.regwatch.ops.cli.delegation;

import org.jspecify.annotations.NullMarked;
