/**
 * Assesses what updates mean for companies: by rules, then by a language model whose
 * answers are verified.
 */
@NullMarked
package io.regwatch.assessment.impact;

import org.jspecify.annotations.NullMarked;
