/** How commands take their output options, print results and report problems. */
@NullMarked
package io.regwatch.ops.cli.output;

import org.jspecify.annotations.NullMarked;
