/** Reads the obligations of texts, and compares them with those of the version before. */
@NullMarked
package io.regwatch.assessment.obligation;

import org.jspecify.annotations.NullMarked;
