/** Asks for work and triggers for it: the only package that sees Quartz. */
@NullMarked
package io.regwatch.scheduling;

import org.jspecify.annotations.NullMarked;
