/** Digests of updates, one for all workspaces. */
@NullMarked
package io.regwatch.assessment.digest;

import org.jspecify.annotations.NullMarked;
