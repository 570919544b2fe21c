/**
 * How sentences mention terms of the field: affirmed or denied, in passing, limited to
 * some.
 */
@NullMarked
package io.regwatch.assessment.mention;

import org.jspecify.annotations.NullMarked;
