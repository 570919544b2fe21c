/** Health checks for readiness. */
@NullMarked
package io.regwatch.ops.health;

import org.jspecify.annotations.NullMarked;
