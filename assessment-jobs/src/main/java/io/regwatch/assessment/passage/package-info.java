/**
 * The passages of one text: which are nearest to a profile, and what their sentences
 * state of its scope, its addressees and duties.
 */
@NullMarked
package io.regwatch.assessment.passage;

import org.jspecify.annotations.NullMarked;
