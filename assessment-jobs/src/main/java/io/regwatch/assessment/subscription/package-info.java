/** Recommends to workspaces what to follow. */
@NullMarked
package io.regwatch.assessment.subscription;

import org.jspecify.annotations.NullMarked;
