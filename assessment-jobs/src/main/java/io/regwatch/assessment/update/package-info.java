/** Updates that workspaces see, by what their publishers say of them. */
@NullMarked
package io.regwatch.assessment.update;

import org.jspecify.annotations.NullMarked;
