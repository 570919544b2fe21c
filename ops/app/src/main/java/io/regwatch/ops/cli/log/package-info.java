/** What a long-running process says while it works. */
@NullMarked
package io.regwatch.ops.cli.log;

import org.jspecify.annotations.NullMarked;
