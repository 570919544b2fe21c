/** Assessment runs of a workspace: request, follow, stop, compare. */
@NullMarked
package io.regwatch.ops.console.assessment;

import org.jspecify.annotations.NullMarked;
