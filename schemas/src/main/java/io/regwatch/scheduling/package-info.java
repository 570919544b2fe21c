/** Requests, schedules and dispatches work: the only package that uses Quartz. */
@NullMarked
package io.regwatch.scheduling;

import org.jspecify.annotations.NullMarked;
