/** Says what updates mean for workspaces. */
@NullMarked
package io.regwatch.assessment.impact;

import org.jspecify.annotations.NullMarked;
