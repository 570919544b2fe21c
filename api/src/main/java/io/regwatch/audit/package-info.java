/** The append-only log of calls that may change something. */
@NullMarked
package io.regwatch.audit;

import org.jspecify.annotations.NullMarked;
