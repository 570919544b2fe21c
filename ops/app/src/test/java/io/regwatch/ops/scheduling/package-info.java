/** Requests and the handlers that are rung for them, on real servers. */
@NullMarked
package io.regwatch.ops.scheduling;

import org.jspecify.annotations.NullMarked;
