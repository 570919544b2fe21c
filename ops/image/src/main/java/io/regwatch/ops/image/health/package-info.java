/** Asks a running container whether it is ready. */
@NullMarked
package io.regwatch.ops.image.health;

import org.jspecify.annotations.NullMarked;
