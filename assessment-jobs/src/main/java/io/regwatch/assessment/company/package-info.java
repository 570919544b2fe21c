/** The companies of workspaces, and what their profiles say of them in three values. */
@NullMarked
package io.regwatch.assessment.company;

import org.jspecify.annotations.NullMarked;
