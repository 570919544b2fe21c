/** Asks for work and rings for it: the only package that sees Quartz. */
@NullMarked
package io.regwatch.work;

import org.jspecify.annotations.NullMarked;
