/** Alerts operators once for each incident, and once when it is over. */
@NullMarked
package io.regwatch.ops.alert;

import org.jspecify.annotations.NullMarked;
