/** Regulations, guidance and standards with their versions. */
@NullMarked
package io.regwatch.api.reference;

import org.jspecify.annotations.NullMarked;
