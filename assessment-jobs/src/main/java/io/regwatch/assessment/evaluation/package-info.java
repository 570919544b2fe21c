/** Measures judgements against what professionals expect. */
@NullMarked
package io.regwatch.assessment.evaluation;

import org.jspecify.annotations.NullMarked;
