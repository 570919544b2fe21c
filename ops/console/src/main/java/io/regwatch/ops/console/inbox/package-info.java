/**
 * The inbox: the updates of a workspace with filters, exports, and what was suppressed.
 */
@NullMarked
package io.regwatch.ops.console.inbox;

import org.jspecify.annotations.NullMarked;
