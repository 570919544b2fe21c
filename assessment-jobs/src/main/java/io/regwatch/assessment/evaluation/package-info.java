/** Evaluates assessments against a gold set. */
@NullMarked
package io.regwatch.assessment.evaluation;

import org.jspecify.annotations.NullMarked;
