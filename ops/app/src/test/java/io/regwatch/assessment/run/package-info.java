/** Tests of assessment runs against a real database. */
@NullMarked
package io.regwatch.assessment.run;

import org.jspecify.annotations.NullMarked;
