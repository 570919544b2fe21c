/** What must work for the service to be ready. */
@NullMarked
package io.regwatch.ops.health;

import org.jspecify.annotations.NullMarked;
