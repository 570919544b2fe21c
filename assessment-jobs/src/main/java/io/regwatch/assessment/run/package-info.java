/** Assessment runs, their items, results, reports and history. */
@NullMarked
package io.regwatch.assessment.run;

import org.jspecify.annotations.NullMarked;
