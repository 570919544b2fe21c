/** Tests of what commands share. */
@NullMarked
package io.regwatch.ops.cli.context;

import org.jspecify.annotations.NullMarked;
