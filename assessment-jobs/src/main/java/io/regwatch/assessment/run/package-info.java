/** Runs that assess workspaces, item by item, and what they left behind. */
@NullMarked
package io.regwatch.assessment.run;

import org.jspecify.annotations.NullMarked;
