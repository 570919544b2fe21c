/** The page of a reference: versions on a time axis, statuses, relations, comparison. */
@NullMarked
package io.regwatch.ops.console.reference;

import org.jspecify.annotations.NullMarked;
