/** The whole program on real servers. */
@NullMarked
package io.regwatch.ops;

import org.jspecify.annotations.NullMarked;
