/** Assessments of updates: their state and their runs. */
@NullMarked
package io.regwatch.api.assessment;

import org.jspecify.annotations.NullMarked;
