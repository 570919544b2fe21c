/** The words of the field, with the labels that they stand for. */
@NullMarked
package io.regwatch.assessment.vocabulary;

import org.jspecify.annotations.NullMarked;
