/** The companies of workspaces, read from their profiles. */
@NullMarked
package io.regwatch.assessment.company;

import org.jspecify.annotations.NullMarked;
