/** Requests and the bells that are rung for them, on real servers. */
@NullMarked
package io.regwatch.ops.work;

import org.jspecify.annotations.NullMarked;
