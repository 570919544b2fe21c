/** The companies that workspaces are about, as their profiles tell. */
@NullMarked
package io.regwatch.assessment.company;

import org.jspecify.annotations.NullMarked;
