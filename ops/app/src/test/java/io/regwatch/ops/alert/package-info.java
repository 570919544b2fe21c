/** Alerts for injected faults. */
@NullMarked
package io.regwatch.ops.alert;

import org.jspecify.annotations.NullMarked;
