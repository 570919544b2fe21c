/** Commands that check descriptions of sources against what their hosts send. */
@NullMarked
package io.regwatch.ops.cli.source;

import org.jspecify.annotations.NullMarked;
