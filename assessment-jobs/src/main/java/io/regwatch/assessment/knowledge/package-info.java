/**
 * Tables of what is publicly known of devices, laws and standards, each row with its
 * source.
 */
@NullMarked
package io.regwatch.assessment.knowledge;

import org.jspecify.annotations.NullMarked;
